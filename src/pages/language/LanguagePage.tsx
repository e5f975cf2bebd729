import { useLingui } from '@lingui/react/macro'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { language, languages } from './LanguagePage.css.ts'

export type LanguagePageProps = Record<never, never>

/** The shop's languages, as the content of an overlay. */
export function LanguagePage() {
  const { t } = useLingui()
  const { locale, locales } = useShop()
  const { storeName } = useStoreSettings()
  return (
    <>
      <PageHead title={t`Lingua`} robots="noindex" />
      <ul className={languages}>
        {locales.map(({ locale: code, basePath, label }) => (
          <li key={code}>
            {/* Another language is another store view: a separate document, not a route of this one. */}
            <a
              href={basePath}
              hrefLang={code}
              lang={code}
              className={language}
              aria-current={code === locale.locale ? 'true' : undefined}
            >
              {code === locale.locale ? (storeName ?? label) : label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
