import { useFragment } from 'react-relay'
import type { structuredData_product$key } from '#src/__generated__/structuredData_product.graphql.ts'
import { storeCountry } from '#src/shop/storeFacts.ts'
import { AddedJsonLd } from '#src/features/extensions/AddedJsonLd.tsx'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { structuredData, structuredDataFragment } from './structuredData.ts'

type ProductDataProps = {
  readonly product: structuredData_product$key
  /** The product's canonical address, for all variants. */
  readonly url: string
  /** The number of days in which an item may be returned. */
  readonly returnDays: number | null
}

/** The product as structured data for search engines; in a browser nothing waits for it. */
export function ProductData({ product: key, url, returnDays }: ProductDataProps) {
  const { origin, locale } = useShop()
  const { hasReviews } = useStoreSettings()
  const product = useFragment(structuredDataFragment, key)
  return (
    <>
      <JsonLd data={structuredData(product, { url, origin, returnDays, country: storeCountry(locale), hasReviews })} />
      <AddedJsonLd page="product" subject={{ sku: product.sku ?? '', name: product.name ?? '', url }} />
    </>
  )
}
