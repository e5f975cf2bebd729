import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { ProductQuickPageQuery } from '#src/__generated__/ProductQuickPageQuery.graphql.ts'
import { needsChoices } from '#src/features/product/choices/needsChoices.ts'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { ProductGone } from '#src/pages/product/ProductGone.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { EditedProduct } from './EditedProduct.tsx'
import { QuickProduct } from './QuickProduct.tsx'

export { default as operation } from '#src/__generated__/ProductQuickPageQuery.graphql.ts'
export { ProductQuickPage as component }

export type ProductQuickPageProps = {
  readonly query: RouteQuery<ProductQuickPageQuery>
  /** The options in the URL. */
  readonly variant: VariantParams
  /** The uid of the cart line to be changed; null to add a new one. */
  readonly line: string | null
}

/** A product as an overlay over its list: options, purchase, and a link to its page. */
function ProductQuickPage({ query, variant, line }: ProductQuickPageProps) {
  const { t } = useLingui()
  const { products } = useRouteQuery<ProductQuickPageQuery>(
    graphql`
      query ProductQuickPageQuery($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }) {
          items {
            __typename
            uid
            name
            ...needsChoices_product
            ...QuickProduct_product
            ...QuickProduct_choices
            ...EditedProduct_choices
          }
        }
      }
    `,
    query,
  )
  const product = products?.items?.[0]
  if (!product) return <ProductGone />
  const name = product.name ?? ''
  const shown = { variant, choices: needsChoices(product) ? product : null }
  return (
    <>
      <PageHead title={line === null ? t`Vista rapida: ${name}` : t`Modifica: ${name}`} robots="noindex" />
      {line === null ? (
        <QuickProduct key={product.uid} product={product} {...shown} />
      ) : (
        <EditedProduct key={`${product.uid} ${line}`} product={product} line={line} {...shown} />
      )}
    </>
  )
}
