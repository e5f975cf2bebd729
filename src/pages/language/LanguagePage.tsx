import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { CurrencyChoice } from '#src/features/store/CurrencyChoice.tsx'
import { StoreLinks } from '#src/features/store/StoreLinks.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { currencies, currencyTitle, language, languages } from './LanguagePage.css.ts'

export { LanguagePage as component }

export type LanguagePageProps = Record<never, never>

/** The shop's stores and currencies, as the content of an overlay. */
function LanguagePage() {
  const { t } = useLingui()
  const { locale } = useShop()
  return (
    <>
      <PageHead title={t`Lingua`} robots="noindex" />
      <StoreLinks listClass={languages} linkClass={language} />
      {locale.currencies && (
        <section className={currencies} aria-label={t`Valuta`}>
          <h2 className={currencyTitle}>
            <Trans>Valuta</Trans>
          </h2>
          <CurrencyChoice listClass={languages} buttonClass={language} />
        </section>
      )}
    </>
  )
}
