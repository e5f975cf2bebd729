import { chargedTiers, tierDiscount } from './tierDiscount.ts'
import { graphql, useFragment } from 'react-relay'
import type { useProductOffer_product$key } from '#src/__generated__/useProductOffer_product.graphql.ts'
import type { FixedTaxes } from '#src/features/store/taxDisplay.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeAttributes } from '#src/shop/storeFacts.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { leastPrice } from './leastPrice.ts'
import { priceBefore } from '#src/shop/priceBefore.ts'

export type ProductOfferKey = useProductOffer_product$key

export type ProductOffer = {
  readonly sku: string
  readonly name: string
  readonly imageUrl: string | null
  /** With or without tax, as the store shows prices; the lowest for a product with variants. Null if the shopper may not see it. */
  readonly price: MoneyValue | null
  /** The least that can be paid: {@link price} with the parts that have to be bought with it. */
  readonly least: MoneyValue | null
  /** Other variants or parts cost more than {@link least}. */
  readonly isFrom: boolean
  /** The earlier price for announcing the reduction. */
  readonly before: MoneyValue | null
  /** In the merchant's wording, e.g. `20,56 € a pezzo`. */
  readonly unitPrice: string | null
  /** Tier prices: minimum quantity and discount as a fraction. */
  readonly tiers: readonly { readonly quantity: number; readonly discount: number }[]
  /** Null if the backend does not report it. */
  readonly stock: 'IN_STOCK' | 'OUT_OF_STOCK' | null
  /** Remaining stock if it is low. */
  readonly left: number | null
  /** Those of {@link price}. */
  readonly fixedTaxes: FixedTaxes
}

/**
 * The offer of the product itself or of a variant. One fragment serves all components, because aliases are limited
 * (spec §8).
 */
export function useProductOffer(key: ProductOfferKey): ProductOffer {
  const product = useFragment(
    graphql`
      fragment useProductOffer_product on ProductInterface {
        ...leastPrice_product
        __typename
        special_price
        sku
        name
        small_image {
          url
        }
        stock_status
        only_x_left_in_stock
        price_range {
          minimum_price {
            final_price {
              value
              currency
            }
            regular_price {
              value
            }
            # The words and rows of the taxes read it.
            fixed_product_taxes {
              # eslint-disable-next-line relay/unused-fields
              label
              # eslint-disable-next-line relay/unused-fields
              amount {
                # eslint-disable-next-line relay/unused-fields
                value
              }
            }
          }
          maximum_price {
            final_price {
              value
            }
          }
        }
        # Not final_price: some versions answer that of the whole quantity.
        price_tiers {
          quantity
          discount {
            percent_off
          }
        }
        custom_attributesV2 {
          items {
            code
            ... on AttributeValue {
              value
            }
          }
        }
      }
    `,
    key,
  )
  const codes = storeAttributes(useShop().locale)
  const { added, dependsOnParts } = leastPrice(product)
  const { minimum_price: minimum, maximum_price: maximum } = product.price_range
  const { value, currency } = minimum.final_price
  const price = value == null || currency == null ? null : { value, currency }
  // A bundle's tiers are percent of its parts' present prices (`Bundle\Model\Product\Price` of Magento).
  const isOffPresentPrice = product.__typename === 'BundleProduct' && product.special_price == null
  const attribute = (code: string | null) =>
    product.custom_attributesV2?.items.find((item) => item?.code === code)?.value || null
  const before =
    price &&
    priceBefore({
      final: price.value,
      regular: minimum.regular_price.value ?? price.value,
      lowest: attribute(codes.lowestPrice),
    })
  return {
    sku: product.sku ?? '',
    name: product.name ?? '',
    imageUrl: product.small_image?.url ?? null,
    price,
    least: price && { ...price, value: price.value + added },
    isFrom: price !== null && (dependsOnParts || (maximum?.final_price.value ?? price.value) > price.value),
    before: price && before !== null ? { ...price, value: before + added } : null,
    unitPrice: attribute(codes.unitPrice),
    tiers: chargedTiers(
      (product.price_tiers ?? []).flatMap((tier) => {
        if (!price || !tier?.quantity || !tier.discount?.percent_off) return []
        const discount = tierDiscount(
          price.value,
          isOffPresentPrice ? price.value : (minimum.regular_price.value ?? price.value),
          tier.discount.percent_off,
        )
        return discount === null ? [] : [{ quantity: tier.quantity, discount }]
      }),
    ),
    stock: product.stock_status === 'IN_STOCK' || product.stock_status === 'OUT_OF_STOCK' ? product.stock_status : null,
    left: product.only_x_left_in_stock ?? null,
    fixedTaxes: minimum.fixed_product_taxes,
  }
}
