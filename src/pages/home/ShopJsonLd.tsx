import { AddedJsonLd } from '#src/features/extensions/AddedJsonLd.tsx'
import { returnPolicyOf } from '#src/features/seo/returnPolicy.ts'
import { BRAND_ADDRESSES } from '#src/shop/addresses/brandAddresses.ts'
import type { Imprint } from '#src/shop/defineShop.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { storeCountry } from '#src/shop/storeFacts.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** The shop's organisation and its search, as structured data for search engines. */
export function ShopJsonLd() {
  const { origin, locale, legal } = useShop()
  const { websiteName } = useStoreSettings()
  const name = websiteName ?? SHOP.brand.name
  const url = `${origin}${addressIn(locale, '/')}`
  const shop = {
    '@type': 'OnlineStore',
    '@id': `${origin}/#shop`,
    name,
    url: `${origin}/`,
    logo: `${origin}${BRAND_ADDRESSES.manifestIcons[512]}`,
    ...(legal.imprint && merchantOf(legal.imprint)),
    ...returnPolicyOf({
      days: legal.withdrawal?.days ?? null,
      country: storeCountry(locale),
      postage: legal.returnPostage ?? null,
    }),
  }
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
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${origin}${addressIn(locale, '/search')}?q={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <AddedJsonLd page="home" subject={{ url }} />
    </>
  )
}

const merchantOf = ({ company, vatId, email, phone, address }: Imprint) => ({
  legalName: company,
  ...(vatId && { vatID: vatId }),
  email,
  ...(phone && { telephone: phone }),
  address: { '@type': 'PostalAddress', streetAddress: address.join(', '), addressCountry: SHOP.country },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email,
    ...(phone && { telephone: phone }),
    availableLanguage: [...new Set(SHOP.stores.map(({ intlLocale }) => new Intl.Locale(intlLocale).language))],
  },
})
