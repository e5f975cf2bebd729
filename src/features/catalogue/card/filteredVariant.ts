import { graphql, readInlineData } from 'react-relay'
import type { filteredVariant_product$key } from '#src/__generated__/filteredVariant_product.graphql.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import { slugOf, withSlugs } from '#src/lib/url/optionSlugs.ts'
import type { ShownColour } from './CardSwatches.tsx'
import { pictureFile } from './hoverPicture.ts'

/** The label of a token of the address: `cobalt-blue-7` is `cobalt-blue`. */
const slugOfToken = (token: string): string => token.slice(0, token.lastIndexOf('-'))

/**
 * The variant of a configurable product that the filters of its list ask for; null if they choose none of its options.
 * Aggregations and options of products have different ids in Magento, so that labels are compared.
 */
export function filteredVariant(
  key: filteredVariant_product$key,
  filters: ListFilters,
  /** The picture of the product as listed. */
  listed: string | null,
): ShownColour | null {
  const { configurable_options, variants } = readInlineData(
    graphql`
      fragment filteredVariant_product on ConfigurableProduct @inline {
        configurable_options {
          attribute_code
          label
          values {
            uid
            label
          }
        }
        variants {
          attributes {
            uid
          }
          product {
            small_image {
              url
            }
          }
        }
      }
    `,
    key,
  )
  const axes = (configurable_options ?? []).flatMap((option) => {
    const tokens = filters[option?.attribute_code ?? ''] ?? []
    const wanted = new Set(tokens.map(slugOfToken))
    const values = withSlugs(
      (option?.values ?? []).flatMap((value) => (value?.uid ? [{ uid: value.uid, label: value.label ?? '' }] : [])),
    ).filter(({ label }) => label !== '' && wanted.has(slugOf(label)))
    return values.length > 0 ? [{ code: option?.attribute_code ?? '', label: option?.label ?? '', values }] : []
  })
  if (axes.length === 0) return null
  const matching = (variants ?? []).flatMap((variant) => {
    const uids = new Set(variant?.attributes?.map((attribute) => attribute?.uid))
    const chosen = axes.flatMap(({ values, ...axis }) => {
      const value = values.find(({ uid }) => uids.has(uid))
      return value ? [{ ...axis, value }] : []
    })
    return chosen.length === axes.length ? [{ chosen, picture: variant?.product?.small_image?.url ?? null }] : []
  })
  const [first] = matching
  if (!first) return null
  // Of several pictures that match, that of the product is kept: a size has a picture of each colour.
  const isListedOne = matching.some(
    ({ picture }) => picture !== null && listed !== null && pictureFile(picture) === pictureFile(listed),
  )
  return {
    picture: isListedOne ? null : first.picture,
    options: first.chosen.map(({ label, value }) => ({ uid: value.uid, words: { label, value: value.label } })),
    search: Object.fromEntries(first.chosen.map(({ code, value }) => [code, value.slug])),
  }
}
