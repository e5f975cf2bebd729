import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { usePieces_product$data, usePieces_product$key } from '#src/__generated__/usePieces_product.graphql.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'

/** A product of a group, which is bought separately. */
export type Piece = {
  readonly uid: string
  readonly sku: string
  readonly name: string
  readonly imageUrl: string | null
  readonly price: MoneyValue | null
  readonly isInStock: boolean
  /** Remaining stock if it is low. */
  readonly left: number | null
  /** The merchant's default quantity. */
  readonly preset: number
}

/** The products of a grouped product, in the merchant's order; null for every other product. */
export function usePieces(key: usePieces_product$key | null | undefined): readonly Piece[] | null {
  const product = useFragment(
    graphql`
      fragment usePieces_product on GroupedProduct {
        items {
          position
          qty
          product {
            uid
            sku
            name
            stock_status
            only_x_left_in_stock
            thumbnail {
              url
            }
            price_range {
              minimum_price {
                final_price {
                  value
                  currency
                }
              }
            }
          }
        }
      }
    `,
    key ?? null,
  )
  return useMemo(() => (product ? piecesOf(product) : null), [product])
}

const piecesOf = ({ items }: usePieces_product$data): readonly Piece[] =>
  (items ?? [])
    .flatMap((item) => item ?? [])
    .toSorted((left, right) => (left.position ?? 0) - (right.position ?? 0))
    .flatMap(({ product, qty }) => {
      if (!product?.sku) return []
      const { value, currency } = product.price_range.minimum_price.final_price
      const isInStock = product.stock_status !== 'OUT_OF_STOCK'
      return [
        {
          uid: product.uid,
          sku: product.sku,
          name: product.name ?? product.sku,
          imageUrl: product.thumbnail?.url ?? null,
          price: value == null || currency == null ? null : { value, currency },
          isInStock,
          left: product.only_x_left_in_stock ?? null,
          preset: isInStock ? (qty ?? 0) : 0,
        },
      ]
    })
