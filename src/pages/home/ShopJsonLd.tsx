import { graphql, useFragment } from 'react-relay'
import type { ShopJsonLd_storeConfig$key } from '#src/__generated__/ShopJsonLd_storeConfig.graphql.ts'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { addressIn } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** Who runs the shop and how it is searched, for search engines. */
export function ShopJsonLd({ storeConfig }: { readonly storeConfig: ShopJsonLd_storeConfig$key }) {
  const { origin, locale } = useShop()
  const { website_name } = useFragment(
    graphql`
      fragment ShopJsonLd_storeConfig on StoreConfig {
        store_code
        website_name
      }
    `,
    storeConfig,
  )
  const url = `${origin}${addressIn(locale, '/')}`
  const shop = { '@type': 'OnlineStore', '@id': `${origin}/#shop`, name: website_name, url: `${origin}/` }
  return (
    <>
      <JsonLd data={shop} />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: website_name,
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
