import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { ProductPageQuery } from '#src/__generated__/ProductPageQuery.graphql.ts'
import { textCode } from '#src/features/cms/CmsHtml.tsx'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { needsChoices } from '#src/features/product/choices/needsChoices.ts'
import { DeliveryCountries } from '#src/features/store/DeliveryCountries.tsx'
import { MeansOfPayment } from '#src/features/store/MeansOfPayment.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Text } from '#src/ui/layout/Text.tsx'
import { useLateCode } from '#src/ui/useLateCode.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import {
  lateCode,
  LateGiftCardParcel,
  LateGone,
  LateGuarantee,
  LateReviews,
  LateRows,
  LateSkeleton,
  LatePromise,
} from './lateParts.ts'
import { productLateOf } from './productLate.ts'
import { ProductDelivery } from './delivery/ProductDelivery.tsx'
import { ProductDeliveryNote } from './delivery/ProductDeliveryNote.tsx'
import { ProductView } from './ProductView.tsx'
import { returnDaysIn } from './delivery/returnDays.ts'
import { UNPOSTED, WithoutParcel } from './delivery/WithoutParcel.tsx'

export { default as operation } from '#src/__generated__/ProductPageQuery.graphql.ts'
export { ProductPage as component }

export type ProductPageProps = {
  readonly query: RouteQuery<ProductPageQuery>
  /** False if the document is sent without reviews and related products, because their data was late or failed. */
  readonly hasLate: boolean
  /** The options in the URL, attribute code → option label as a slug; anything else in there too. */
  readonly variant: VariantParams
}

function ProductPage(props: ProductPageProps) {
  return (
    <PageSuspense isSteady fallback={<LateSkeleton urlKey={props.query.variables.urlKey} />}>
      <LoadedProduct {...props} />
    </PageSuspense>
  )
}

/**
 * Memoised: Relay retains the query again when a hidden page is shown; with the same data nothing has to be rendered.
 */
function LoadedProduct(props: ProductPageProps) {
  const data = useRouteQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }) {
          items {
            __typename
            uid
            ...needsChoices_product
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductGuarantee, whose code loads later
            ...useProductAttributes_product
            ...ProductView_product
            ...ProductView_choices
          }
        }
        attributesList(entityType: CATALOG_PRODUCT, filters: { is_visible_on_front: true }) {
          ...ProductView_attributes
        }
        cmsBlocks(identifiers: ["product-delivery", "product-delivery-note"]) {
          items {
            identifier
            content
            ...ProductDelivery_block
            ...ProductDeliveryNote_block
          }
        }
      }
    `,
    props.query,
  )
  // The page appears in one piece, also where the click showed it before its loader ran. The query is sent first.
  useLateCode(lateCode)
  return <Product {...props} data={data} />
}

type ProductProps = ProductPageProps & { readonly data: ProductPageQuery['response'] }

const Product = memo(function Product({ data, query, hasLate, variant }: ProductProps) {
  const { hasField, legal } = useShop()
  const { hasReviews } = useStoreSettings()
  const { urlKey } = query.variables
  const late = useMemo(() => productLateOf(urlKey, hasReviews), [urlKey, hasReviews])
  const { products, attributesList, cmsBlocks } = data
  // Without the product there is no page; the boundary around it offers a retry.
  if (!products?.items) throw new Error('[vetrina:product] no answer')
  const [product] = products.items
  const blockOf = (identifier: string) => cmsBlocks?.items?.find((block) => block?.identifier === identifier)
  const delivery = blockOf('product-delivery')
  const note = blockOf('product-delivery-note')
  // The page appears together with its texts: their height is not known before.
  useLateCode(textCode(delivery?.content))
  useLateCode(textCode(note?.content))
  if (!product) return <LateGone />
  const unposted = UNPOSTED[product.__typename]
  const isGiftCard = product.__typename === 'GiftCardProduct' && hasField('GiftCardProduct', 'giftcard_amounts')
  const ofParcel = (words: ReactNode, saysSo: boolean) =>
    isGiftCard ? (
      <WidgetBoundary fallback={words}>
        <LateGiftCardParcel urlKey={query.variables.urlKey} saysSo={saysSo}>
          {words}
        </LateGiftCardParcel>
      </WidgetBoundary>
    ) : (
      words
    )
  return (
    <ProductView
      key={product.uid}
      product={product}
      variant={variant}
      choices={needsChoices(product) ? product : null}
      attributes={attributesList ?? null}
      returnDays={unposted ? null : returnDaysIn(delivery?.content, legal)}
      promise={unposted ? null : ofParcel(<LatePromise />, false)}
      note={unposted ? <WithoutParcel kind={unposted} /> : note && ofParcel(<ProductDeliveryNote block={note} />, true)}
      delivery={
        <>
          {unposted ? null : delivery && ofParcel(<ProductDelivery block={delivery} />, false)}
          {!unposted && <DeliveryCountries size="sm" />}
          <Text size="sm">
            <MeansOfPayment />
          </Text>
          {!isGiftCard && unposted !== 'service' && <LateGuarantee product={product} />}
        </>
      }
      late={hasLate && hasReviews ? late : null}
      reviews={
        hasLate &&
        hasReviews && (
          <WidgetBoundary fallback={null}>
            <LateReviews query={late} show="reviews" />
          </WidgetBoundary>
        )
      }
      renderRows={(show) =>
        hasLate && (
          <WidgetBoundary fallback={null}>
            <LateRows query={late} show={show} />
          </WidgetBoundary>
        )
      }
    />
  )
})
