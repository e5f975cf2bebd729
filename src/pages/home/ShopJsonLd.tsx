import { AddedJsonLd } from '#src/features/extensions/AddedJsonLd.tsx'
import { SHOP } from '#src/shop/selectedShop.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { addressIn } from '#src/shop/storeAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** The shop's organisation and its search, as structured data for search engines. */
export function ShopJsonLd() {
  const { origin, locale } = useShop()
  const { websiteName } = useStoreSettings()
  const name = websiteName ?? SHOP.brand.name
  const url = `${origin}${addressIn(locale, '/')}`
  const shop = { '@type': 'OnlineStore', '@id': `${origin}/#shop`, name, url: `${origin}/` }
  return (
    <>
      <JsonLd data={shop} />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name,
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
      <AddedJsonLd page="home" subject={{ url }} />
    </>
  )
}
