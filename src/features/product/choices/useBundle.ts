import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useBundle_product$data, useBundle_product$key } from '#src/__generated__/useBundle_product.graphql.ts'
import { additionOf } from './additionOf.ts'
import { bundleBase } from './choices.ts'
import type { Addition, PickChoice } from './choices.ts'
import { tierAmount } from './tierAmount.ts'
import type { PercentTier } from './tierAmount.ts'

export type Bundle = {
  readonly parts: readonly PickChoice[]
  /** The price without parts; null if the bundle's price is not the sum of its parts. */
  readonly base: number | null
  /** Discounts on {@link base} and on each part from a number of bundles on. */
  readonly tiers: readonly PercentTier[]
}

/** The parts of a bundle; null for every other product. */
export function useBundle(key: useBundle_product$key | null | undefined): Bundle | null {
  const product = useFragment(
    graphql`
      fragment useBundle_product on BundleProduct {
        dynamic_price
        special_price
        # As in the offer: percent of the present price, as nothing else is possible for a bundle in Magento.
        price_tiers {
          quantity
          discount {
            percent_off
          }
        }
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
        items {
          uid
          title
          type
          required
          position
          options {
            uid
            label
            position
            quantity
            is_default
            can_change_quantity
            price
            price_type
            product {
              uid
              stock_status
              price_range {
                minimum_price {
                  final_price {
                    value
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
      }
    `,
    key ?? null,
  )
  return useMemo(() => (product ? bundleOf(product) : null), [product])
}

function bundleOf(product: useBundle_product$data): Bundle {
  const isDynamic = product.dynamic_price === true
  const tiers = (product.price_tiers ?? []).flatMap((tier) =>
    tier?.quantity && tier.discount?.percent_off
      ? [{ quantity: tier.quantity, percentOff: tier.discount.percent_off }]
      : [],
  )
  const parts = (product.items ?? [])
    .flatMap((item) => (item?.uid ? item : []))
    .toSorted(byPosition)
    .map((item): PickChoice => ({
      uid: item.uid ?? '',
      label: item.title ?? '',
      isRequired: item.required === true,
      kind: item.type === 'checkbox' || item.type === 'multi' ? 'many' : 'one',
      look: item.type === 'select' ? 'list' : 'buttons',
      values: (item.options ?? [])
        .flatMap((option) => option ?? [])
        .toSorted(byPosition)
        .map((option) => ({
          uid: option.uid,
          label: option.label ?? '',
          price: isDynamic ? priceOfProduct(option.product) : additionOf(option.price, option.price_type),
          ...(isDynamic && { tiers: tiersOf(option.product) }),
          ...(tiers.length > 0 && { productTiers: { tiers, billsPieces: isDynamic } }),
          quantity: { initial: option.quantity ?? 1, isFree: option.can_change_quantity === true },
          isDefault: option.is_default === true,
          isSoldOut: option.product?.stock_status === 'OUT_OF_STOCK',
          sampleUrl: null,
        })),
    }))
  const least = product.price_range.minimum_price.final_price.value
  return { parts, base: baseOf(isDynamic, product.special_price, parts, least), tiers }
}

/** A bundle's special price is a percentage of the whole price, which the parts alone do not show. */
function baseOf(
  isDynamic: boolean,
  specialPrice: number | null | undefined,
  parts: readonly PickChoice[],
  least: number | null | undefined,
): number | null {
  if (specialPrice != null) return null
  if (isDynamic) return 0
  return least == null ? null : bundleBase(parts, least)
}

type Part = NonNullable<NonNullable<NonNullable<useBundle_product$data['items']>[number]>['options']>[number]

const priceOfProduct = (product: NonNullable<Part>['product']): Addition | null =>
  additionOf(product?.price_range.minimum_price.final_price.value, 'FIXED')

/** A bundle without a price of its own bills its parts at their tier prices. */
const tiersOf = (product: NonNullable<Part>['product']) =>
  (product?.price_tiers ?? []).flatMap((tier) => {
    const regular = product?.price_range.minimum_price.regular_price.value
    if (!tier?.quantity || !tier.discount?.percent_off || regular == null) return []
    return [{ quantity: tier.quantity, amount: tierAmount(regular, tier.discount.percent_off) }]
  })

const byPosition = (
  left: { readonly position?: number | null | undefined },
  right: { readonly position?: number | null | undefined },
): number => (left.position ?? 0) - (right.position ?? 0)
