import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { usePieces_product$data, usePieces_product$key } from '#src/__generated__/usePieces_product.graphql.ts'
import { tierAmount } from '../choices/tierAmount.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'

/** A product of a group, which is bought separately. */
export type Piece = {
  readonly uid: string
  readonly sku: string
  readonly name: string
  readonly imageUrl: string | null
  /** For one piece of few; {@link priceOfPiece} has that of more. */
  readonly price: MoneyValue | null
  /** Lower amounts for one piece from a number of pieces on. */
  readonly tiers: readonly { readonly quantity: number; readonly amount: number }[]
  readonly isInStock: boolean
  /** Remaining stock if it is low. */
  readonly left: number | null
  /** The merchant's default quantity. */
  readonly preset: number
}

/** The price of one piece if so many are bought: each product of a group is a line of its own in the cart. */
export const priceOfPiece = ({ price, tiers }: Piece, pieces: number): MoneyValue | null =>
  price && {
    ...price,
    value: Math.min(price.value, ...tiers.flatMap(({ quantity, amount }) => (pieces >= quantity ? [amount] : []))),
  }

/** The sum of the pieces that can be bought, each so many times; null if there is none or a price is unknown. */
export function sumOfPieces(pieces: readonly Piece[], quantityOf: (piece: Piece) => number): MoneyValue | null {
  const chosen = pieces.filter((piece) => piece.isInStock && quantityOf(piece) > 0)
  const currency = chosen[0]?.price?.currency
  const value = chosen.reduce(
    (total, piece) => total + (priceOfPiece(piece, quantityOf(piece))?.value ?? Number.NaN) * quantityOf(piece),
    0,
  )
  return currency !== undefined && value > 0 ? { value, currency } : null
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
                regular_price {
                  value
                }
              }
            }
            # As in the offer: some versions answer the final price of a tier for the whole quantity.
            price_tiers {
              quantity
              discount {
                percent_off
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
      const { final_price: final, regular_price: regular } = product.price_range.minimum_price
      const { value, currency } = final
      const isInStock = product.stock_status !== 'OUT_OF_STOCK'
      return [
        {
          uid: product.uid,
          sku: product.sku,
          name: product.name ?? product.sku,
          imageUrl: product.thumbnail?.url ?? null,
          price: value == null || currency == null ? null : { value, currency },
          tiers: (product.price_tiers ?? []).flatMap((tier) =>
            tier?.quantity && tier.discount?.percent_off && regular.value != null
              ? [{ quantity: tier.quantity, amount: tierAmount(regular.value, tier.discount.percent_off) }]
              : [],
          ),
          isInStock,
          left: product.only_x_left_in_stock ?? null,
          preset: isInStock ? (qty ?? 0) : 0,
        },
      ]
    })
