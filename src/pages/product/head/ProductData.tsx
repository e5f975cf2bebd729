import { useFragment } from 'react-relay'
import type { structuredData_product$key } from '#src/__generated__/structuredData_product.graphql.ts'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { structuredData, structuredDataFragment } from './structuredData.ts'

type ProductDataProps = {
  readonly product: structuredData_product$key
  /** The product's address, whatever the variant. */
  readonly url: string
  /** In which a piece may come back. */
  readonly returnDays: number | null
}

/** What is sold here, for search engines: nobody waits for it in a browser. */
export function ProductData({ product: key, url, returnDays }: ProductDataProps) {
  const { origin } = useShop()
  const { hasReviews } = useStoreSettings()
  const product = useFragment(structuredDataFragment, key)
  return <JsonLd data={structuredData(product, { url, origin, returnDays, hasReviews })} />
}
