import { graphql, readInlineData } from 'relay-runtime'
import type { ownList_option$key } from '#src/__generated__/ownList_option.graphql.ts'
import type { ownList_wishlist$key } from '#src/__generated__/ownList_wishlist.graphql.ts'
import { DATED_OPTIONS, PICKED_OPTIONS } from '#src/lib/catalog/optionTypes.ts'
import type { KnownWish } from '#src/relay/savedProducts.ts'

/** The wishes of a customer's list, with all data needed to add them again. */
export function ownListOf(key: ownList_wishlist$key): {
  readonly id: string | null
  readonly wishes: readonly KnownWish[]
} {
  const { id, items_v2 } = readInlineData(
    graphql`
      fragment ownList_wishlist on Wishlist @inline {
        id
        items_v2(pageSize: 100) {
          items {
            __typename
            id
            quantity
            description
            product {
              uid
              sku
              name
            }
            customizable_options {
              ...ownList_option
            }
            ... on ConfigurableWishlistItem {
              configurable_options {
                configurable_product_option_value_uid
              }
            }
            ... on BundleWishlistItem {
              bundle_options {
                uid
                values {
                  uid
                  quantity
                }
              }
            }
            ... on DownloadableWishlistItem {
              links_v2 {
                uid
              }
            }
          }
        }
      }
    `,
    key,
  )
  const wishes = (items_v2?.items ?? []).flatMap((item): readonly KnownWish[] => {
    const sku = item?.product?.sku
    if (!sku) return []
    const custom = item.customizable_options.flatMap((option) => (option ? customOptionOf(option) : []))
    return [
      {
        id: item.id,
        listId: id ?? null,
        note: item.description ?? null,
        sku,
        quantity: item.quantity,
        selectedOptions: [
          ...(item.configurable_options ?? []).flatMap((option) => option?.configurable_product_option_value_uid ?? []),
          ...(item.links_v2 ?? []).flatMap((link) => link?.uid ?? []),
          ...custom.flatMap(({ picked }) => picked),
        ],
        enteredOptions: [
          // Sent as entered options, because the uid of a bundle part contains the merchant's quantity, not the
          // shopper's.
          ...(item.bundle_options ?? [])
            .flatMap((option) => option?.values ?? [])
            .flatMap((part) => (part ? { uid: part.uid, value: String(part.quantity) } : [])),
          ...custom.flatMap(({ entered }) => entered),
        ],
        words: [],
        name: item.product?.name ?? sku,
      },
    ]
  })
  return { id: id ?? null, wishes }
}

function customOptionOf(key: ownList_option$key) {
  const {
    customizable_option_uid: uid,
    type,
    values,
  } = readInlineData(
    graphql`
      fragment ownList_option on SelectedCustomizableOption @inline {
        customizable_option_uid
        type
        values {
          customizable_option_value_uid
          value
        }
      }
    `,
    key,
  )
  const known = values.flatMap((value) => value ?? [])
  const isPicked = PICKED_OPTIONS.has(type)
  return {
    picked: isPicked ? known.map((value) => value.customizable_option_value_uid) : [],
    entered: isPicked || DATED_OPTIONS.has(type) ? [] : known.map(({ value }) => ({ uid, value })),
  }
}
