import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { Footer_blocks$key } from '#src/__generated__/Footer_blocks.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { ConsentButton } from '#src/features/consent/ConsentButton.tsx'
import { DisplayButton } from '#src/features/display-preferences/DisplayButton.tsx'
import { Slot } from '#src/features/extensions/Slot.tsx'
import { ImprintLine } from '#src/features/store/ImprintLine.tsx'
import { LegalGuarantee } from '#src/features/store/LegalGuarantee.tsx'
import { DeliveryCountries } from '#src/features/store/DeliveryCountries.tsx'
import { MeansOfPayment } from '#src/features/store/MeansOfPayment.tsx'
import { StoreLinks } from '#src/features/store/StoreLinks.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useHasContact } from '#src/features/store/useHasContact.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { plainLink } from '#src/ui/theme/global.css.ts'
import { LateCurrencyChoice } from './lateCurrencyChoice.ts'
import { block, blockTitle, columns, currency, footer, help, legal, scripted, stores } from './Footer.css.ts'

type FooterProps = {
  /** Null while the backend is down. */
  readonly blocks: Footer_blocks$key | null
  /** `reduced`: the checkout shows the legal line only. */
  readonly chrome: 'full' | 'reduced'
}

/** The footer of every page: help, the company, the other languages and currencies. */
export function Footer({ blocks, chrome }: FooterProps) {
  const { t } = useLingui()
  const { locale, locales, hasField, legal: facts } = useShop()
  const { copyright } = useStoreSettings()
  const hasContact = useHasContact()
  // A merchant may lack either block: a missing one is null with its own error, and its column is left out.
  const content = useFragment(
    graphql`
      fragment Footer_blocks on CmsBlocks {
        items {
          identifier
          title
          content
        }
      }
    `,
    blocks,
  )
  return (
    <footer className={footer}>
      <Container>
        {chrome === 'full' && <Slot name="footer.start" context={{}} />}
        {chrome === 'full' && (
          <div className={columns}>
            {content?.items?.map(
              (item) =>
                item?.identifier?.startsWith('footer-') &&
                item.content && (
                  <section key={item.identifier} className={block}>
                    <h2 className={blockTitle}>{item.title}</h2>
                    <CmsHtml html={item.content} />
                  </section>
                ),
            )}
            {(locales.length > 1 || locale.currencies) && (
              <div className={block}>
                {locales.length > 1 && (
                  <nav className={block} aria-label={t`Lingua`}>
                    <h2 className={blockTitle}>
                      <Trans>Lingua</Trans>
                    </h2>
                    <StoreLinks listClass={stores} linkClass={plainLink} />
                  </nav>
                )}
                {locale.currencies && (
                  <section className={block} aria-label={t`Valuta`}>
                    <h2 className={blockTitle}>
                      <Trans>Valuta</Trans>
                    </h2>
                    <LateCurrencyChoice listClass={stores} buttonClass={currency} />
                  </section>
                )}
              </div>
            )}
          </div>
        )}
        <div className={legal}>
          {facts.imprint !== null && <ImprintLine imprint={facts.imprint} />}
          {facts.guarantee !== null && (
            <p>
              <LegalGuarantee months={facts.guarantee.legalMonths} />
            </p>
          )}
          <p>
            <MeansOfPayment />
          </p>
          <DeliveryCountries />
          <p>{copyright}</p>
          <nav aria-label={t`Assistenza`} className={help}>
            {hasContact && (
              <Link to="/contact">
                <Trans>Contatti</Trans>
              </Link>
            )}
            <Link to="/orders/find">
              <Trans>Trova il tuo ordine</Trans>
            </Link>
            {__HAS_ACCESSIBILITY_REPORT__ && facts.imprint !== null && (
              <Link to="/accessibility">
                <Trans>Accessibilità</Trans>
              </Link>
            )}
            {hasField('Query', 'giftRegistry') && (
              <Link to="/gift-registry">
                <Trans>Trova una lista regalo</Trans>
              </Link>
            )}
            {facts.withdrawal !== null && (
              <Link to="/orders/withdraw">
                <Trans>Recedere dal contratto qui</Trans>
              </Link>
            )}
          </nav>
          <div className={scripted}>
            <DisplayButton />
            <ConsentButton />
          </div>
        </div>
      </Container>
    </footer>
  )
}
