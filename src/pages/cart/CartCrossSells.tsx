import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { graphql } from 'react-relay'
import type { CartCrossSellsQuery } from '#src/__generated__/CartCrossSellsQuery.graphql.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { list, section } from './CartCrossSells.css.ts'
import { CrossSellPiece } from './CrossSellPiece.tsx'

/** More products would push the button to the checkout out of sight. */
const MOST_SHOWN = 4

/** The cross-sells of the products with these SKUs, without these products. They stay while the cart changes. */
export function CartCrossSells({ skus }: { readonly skus: readonly string[] }) {
  const { t } = useLingui()
  const inCart = useDeferredValue(skus.toSorted().join('\n'))
  const asked = [...new Set(inCart.split('\n'))]
  const { products } = useBrowserQuery<CartCrossSellsQuery>(
    graphql`
      query CartCrossSellsQuery($skus: [String!]!, $pageSize: Int!) {
        products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
          items {
            __typename
            uid
            crosssell_products {
              __typename
              uid
              sku
              ...CrossSellPiece_product
            }
          }
        }
      }
    `,
    { skus: asked, pageSize: asked.length },
  )
  const offered = new Map(
    (products?.items ?? [])
      .flatMap((product) => product?.crosssell_products ?? [])
      .flatMap((product) => (product && !asked.includes(product.sku ?? '') ? [[product.uid, product] as const] : [])),
  )
  if (offered.size === 0) return null
  const title = t`Ci sta bene anche`
  return (
    <section className={section}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul className={list} aria-label={title}>
        {[...offered.values()].slice(0, MOST_SHOWN).map((product) => (
          <CrossSellPiece key={product.uid} product={product} />
        ))}
      </ul>
    </section>
  )
}
