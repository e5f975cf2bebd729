import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { addressIn } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** The shop's organisation and its search, as structured data for search engines. */
export function ShopJsonLd() {
  const { origin, locale } = useShop()
  const { websiteName } = useStoreSettings()
  const url = `${origin}${addressIn(locale, '/')}`
  const shop = { '@type': 'OnlineStore', '@id': `${origin}/#shop`, name: websiteName, url: `${origin}/` }
  return (
    <>
      <JsonLd data={shop} />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: websiteName,
          url,
          inLanguage: locale.intlLocale,
          publisher: { '@id': shop['@id'] },
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${url}search?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </>
  )
}
