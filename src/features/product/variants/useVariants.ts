import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  useVariants_product$data,
  useVariants_product$key,
} from '#src/__generated__/useVariants_product.graphql.ts'
import { choiceOf, chosenVariant, matchingVariants } from './variantSelection.ts'
import { withSlugs } from '#src/lib/url/optionSlugs.ts'
import type { Axis, Choice, Variant, VariantParams } from './variantSelection.ts'

type FetchedVariant = NonNullable<NonNullable<useVariants_product$data['variants']>[number]>
/** The product of a variant: a fragment key for all components that show a product. */
export type VariantProduct = NonNullable<FetchedVariant['product']>

export type Chip = { readonly colour: string } | { readonly image: string }
export type SwatchAxis = Axis & { readonly chips: ReadonlyMap<string, Chip> }

type OfferedVariant = Variant & { readonly product: VariantProduct; readonly price: number }

export type Variants = {
  readonly axes: readonly SwatchAxis[]
  readonly all: readonly OfferedVariant[]
  readonly choice: Choice
  /** The variant of a complete choice. */
  readonly chosen: VariantProduct | null
  /** The variant with the shown pictures: the chosen one, or the first that matches the choice so far. */
  readonly pictured: VariantProduct | null
  /** The variant with the shown price, and whether other matching ones cost more. Null before the first choice. */
  readonly priced: { readonly product: VariantProduct; readonly from: boolean } | null
}

/** The variants of a configurable product with the URL's choice; null for every other product. */
export function useVariants(
  productKey: useVariants_product$key | null | undefined,
  params: VariantParams,
): Variants | null {
  const product = useFragment(
    graphql`
      fragment useVariants_product on ConfigurableProduct {
        configurable_options {
          uid
          attribute_code
          label
          position
          values {
            uid
            label
            swatch_data {
              __typename
              value
              ... on ImageSwatchData {
                thumbnail
              }
            }
          }
        }
        variants {
          attributes {
            uid
          }
          product {
            uid
            stock_status
            price_range {
              minimum_price {
                final_price {
                  value
                }
              }
            }
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the components that show the chosen variant
            ...useProductPhotos_product
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the components that show the chosen variant
            ...useProductOffer_product
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the components that show the chosen variant
            ...useProductAttributes_product
          }
        }
      }
    `,
    productKey ?? null,
  )
  const offer = useMemo(() => (product ? offerOf(product) : null), [product])
  return offer && variantsOf(offer.axes, offer.all, params)
}

function offerOf({ configurable_options: options, variants }: useVariants_product$data) {
  const axes = (options ?? [])
    .flatMap((option) => (option?.attribute_code ? option : []))
    .toSorted((left, right) => (left.position ?? 0) - (right.position ?? 0))
    .map((option): SwatchAxis => {
      const values = (option.values ?? []).flatMap((value) =>
        value?.uid ? [{ uid: value.uid, label: value.label ?? '', chip: chipOf(value.swatch_data) }] : [],
      )
      return {
        code: option.attribute_code ?? '',
        label: option.label ?? '',
        values: withSlugs(values.map(({ uid, label }) => ({ uid, label }))),
        chips: new Map(values.flatMap(({ uid, chip }) => (chip ? [[uid, chip] as const] : []))),
      }
    })
  const all = (variants ?? []).flatMap((variant): readonly OfferedVariant[] =>
    variant?.product
      ? [
          {
            optionUids: (variant.attributes ?? []).flatMap((attribute) => attribute?.uid ?? []),
            inStock: variant.product.stock_status !== 'OUT_OF_STOCK',
            price: variant.product.price_range.minimum_price.final_price.value ?? 0,
            product: variant.product,
          },
        ]
      : [],
  )
  return { axes, all }
}

function variantsOf(axes: readonly SwatchAxis[], all: readonly OfferedVariant[], params: VariantParams): Variants {
  const choice = choiceOf(axes, params)
  const chosen = chosenVariant(axes, all, choice)
  const untouched = Object.keys(choice).length === 0
  const left = untouched ? [] : matchingVariants(all, choice)
  const buyable = left.some(({ inStock }) => inStock) ? left.filter(({ inStock }) => inStock) : left
  const cheapest = buyable.reduce<OfferedVariant | null>(
    (least, variant) => (least === null || variant.price < least.price ? variant : least),
    null,
  )
  return {
    axes,
    all,
    choice,
    chosen: chosen?.product ?? null,
    pictured: (chosen ?? buyable[0])?.product ?? null,
    priced: cheapest && {
      product: cheapest.product,
      from: buyable.some(({ price }) => price !== cheapest.price),
    },
  }
}

type SwatchData =
  | {
      readonly __typename: string
      readonly value?: string | null | undefined
      readonly thumbnail?: string | null | undefined
    }
  | null
  | undefined

/** Text swatches show the option's label, because their short texts are unclear alone. */
function chipOf(swatch: SwatchData): Chip | null {
  if (swatch?.__typename === 'ColorSwatchData' && swatch.value) return { colour: swatch.value }
  if (swatch?.__typename === 'ImageSwatchData' && swatch.thumbnail) return { image: swatch.thumbnail }
  return null
}
