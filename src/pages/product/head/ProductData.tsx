import { Suspense } from 'react'
import { useFragment } from 'react-relay'
import type { ProductLateQuery } from '#src/__generated__/ProductLateQuery.graphql.ts'
import type { structuredData_product$key } from '#src/__generated__/structuredData_product.graphql.ts'
import { deliveryDaysOf } from '#src/lib/deliveryDates.ts'
import { leastAddition } from '#src/shop/leastAddition.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { storeCountry } from '#src/shop/storeFacts.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { AddedJsonLd } from '#src/features/extensions/AddedJsonLd.tsx'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { partedProduct } from '#src/features/product/offer/partedProduct.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { ProductLate } from '../sections/ProductLate.tsx'
import { structuredData, structuredDataFragment } from './structuredData.ts'

type ProductDataProps = {
  readonly product: structuredData_product$key
  /** The product's canonical address, for all variants. */
  readonly url: string
  /** The number of days in which an item may be returned. */
  readonly returnDays: number | null
  /** The query that has the reviews; null where the page shows none. */
  readonly late: RouteQuery<ProductLateQuery> | null
}

/** The product as structured data for search engines; in a browser nothing waits for it. */
export function ProductData({ product: key, url, returnDays, late }: ProductDataProps) {
  const { origin, locale, legal, deliveryDays, closedDays } = useShop()
  const { hasReviews, websiteName, tax } = useStoreSettings()
  const country = storeCountry(locale)
  const product = useFragment(structuredDataFragment, key)
  const parts = partedProduct(product)
  const data = structuredData(product, {
    url,
    origin,
    seller: websiteName ?? SHOP.brand.name,
    returns: { days: returnDays, country, postage: legal.returnPostage ?? null },
    hasReviews,
    addedTo: (price) => leastAddition(parts, price),
    columns: SHOP.productFeed?.columns ?? {},
    isTaxIncluded: tax.catalogue === null ? null : tax.catalogue === 'including',
    shipping: {
      rates: SHOP.shippingRates ?? [],
      daysOf: deliveryDaysOf(deliveryDays),
      closedWeekdays: closedDays.weekdays,
    },
  })
  const withoutReviews = <JsonLd data={data} />
  return (
    <>
      {late ? (
        <WidgetBoundary fallback={withoutReviews}>
          <Suspense fallback={withoutReviews}>
            <ProductLate query={late} show="structured data" product={data} />
          </Suspense>
        </WidgetBoundary>
      ) : (
        withoutReviews
      )}
      <AddedJsonLd page="product" subject={{ sku: product.sku ?? '', name: product.name ?? '', url }} />
    </>
  )
}
