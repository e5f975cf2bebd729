import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { Footer_blocks$key } from '#src/__generated__/Footer_blocks.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { ConsentButton } from '#src/features/consent/ConsentButton.tsx'
import { DisplayButton } from '#src/features/display-preferences/DisplayButton.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { plainLink } from '#src/ui/theme/global.css.ts'
import { block, blockTitle, columns, footer, help, legal, locales, scripted } from './Footer.css.ts'

type FooterProps = {
  /** Null while the backend is down. */
  readonly blocks: Footer_blocks$key | null
  /** `reduced`: the checkout shows the legal line only. */
  readonly chrome: 'full' | 'reduced'
}

/** The footer of every page: help, the company, the other languages. */
export function Footer({ blocks, chrome }: FooterProps) {
  const { t } = useLingui()
  const { locale, locales: offered, hasField } = useShop()
  const { copyright, storeName } = useStoreSettings()
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
        {chrome === 'full' && (
          <div className={columns}>
            {content?.items?.map(
              (item) =>
                item?.content && (
                  <section key={item.identifier} className={block}>
                    <h2 className={blockTitle}>{item.title}</h2>
                    <CmsHtml html={item.content} />
                  </section>
                ),
            )}
            {offered.length > 1 && (
              <nav className={block} aria-label={t`Lingua`}>
                <h2 className={blockTitle}>
                  <Trans>Lingua</Trans>
                </h2>
                <ul className={locales}>
                  {offered.map(({ locale: code, basePath, label }) => (
                    <li key={code}>
                      {/* Another language is another store view: a separate document, not a route of this one. */}
                      <a
                        href={basePath}
                        hrefLang={code}
                        lang={code}
                        className={plainLink}
                        aria-current={code === locale.locale ? 'true' : undefined}
                      >
                        {code === locale.locale ? (storeName ?? label) : label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        )}
        <div className={legal}>
          <p>{copyright}</p>
          <nav aria-label={t`Assistenza`} className={help}>
            <Link to="/contact">
              <Trans>Contatti</Trans>
            </Link>
            <Link to="/orders/find">
              <Trans>Trova il tuo ordine</Trans>
            </Link>
            {hasField('Query', 'giftRegistry') && (
              <Link to="/gift-registry">
                <Trans>Trova una lista regalo</Trans>
              </Link>
            )}
            <Link to="/orders/withdraw">
              <Trans>Recedere dal contratto qui</Trans>
            </Link>
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
