import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { OwnWishes_wishlist$data, OwnWishes_wishlist$key } from '#src/__generated__/OwnWishes_wishlist.graphql.ts'
import { productValueOf } from '#src/features/analytics/productValue.ts'
import { needsChoices } from '#src/features/product/choices/needsChoices.ts'
import type { KnownWish, Wishes, WishList } from '#src/relay/savedProducts.ts'
import type { ShownWish } from './shownWish.ts'
import { useMoveOwn } from './useMoveOwn.ts'
import { useRefetchIncomplete } from './useRefetchIncomplete.ts'
import { WishRows } from './WishRows.tsx'

type OwnWishesProps = {
  readonly list: OwnWishes_wishlist$key
  /** The query whose answer contains the list. */
  readonly node: GraphQLTaggedNode
  /** The items of the list, which are known before the answer. */
  readonly held: readonly KnownWish[]
  readonly wishes: Wishes
  /** Its name if there are several, and the other lists. */
  readonly label?: string
  readonly others?: readonly WishList[]
}

/** A list of the customer at the backend. `held` has the current items; the answer has their product data. */
export function OwnWishes({ list: key, node, held, wishes, label, others }: OwnWishesProps) {
  const { t } = useLingui()
  const move = useMoveOwn(wishes)
  const { items_v2 } = useFragment(
    graphql`
      fragment OwnWishes_wishlist on Wishlist {
        id
        items_v2(currentPage: 1, pageSize: 100) {
          items {
            __typename
            id
            description
            product {
              __typename
              uid
              sku
              name
              ...WishRows_product
              ...productValue_product
              ...needsChoices_product
            }
            customizable_options {
              label
              values {
                label
                value
              }
            }
            ... on ConfigurableWishlistItem {
              configurable_options {
                option_label
                value_label
              }
              configured_variant {
                uid
                ...WishRows_variant
                ...productValue_product
              }
            }
            ... on BundleWishlistItem {
              bundle_options {
                uid
                label
                values {
                  uid
                  label
                  quantity
                }
              }
            }
            ... on DownloadableWishlistItem {
              links_v2 {
                uid
                title
              }
            }
          }
        }
      }
    `,
    key,
  )
  const items = (items_v2?.items ?? []).flatMap((item) => item ?? [])
  useRefetchIncomplete(
    node,
    held.every(({ id }) => id === null || items.some((item) => item.id === id)),
  )
  const shown = items.flatMap((item): readonly ShownWish[] => {
    const wish = held.find(({ id }) => id === item.id)
    return wish ? [shownOf(item, wish)] : []
  })
  return (
    <WishRows label={label ?? t`Lista dei desideri`} wishes={wishes} shown={shown} move={move} others={others ?? []} />
  )
}

type Item = NonNullable<NonNullable<OwnWishes_wishlist$data['items_v2']>['items'][number]>

function shownOf(item: Item, wish: ShownWish['wish']): ShownWish {
  const { product } = item
  const words = [
    ...(item.configurable_options ?? []).flatMap((option) =>
      option ? { label: option.option_label, value: option.value_label } : [],
    ),
    ...(item.bundle_options ?? []).flatMap((option) =>
      option
        ? {
            label: option.label,
            value: option.values.flatMap((part) => (part ? `${part.quantity} × ${part.label}` : [])).join(', '),
          }
        : [],
    ),
    ...(item.links_v2 ?? []).flatMap((link) => (link?.title ? { label: null, value: link.title } : [])),
    ...item.customizable_options.flatMap((option) =>
      option
        ? {
            label: option.label,
            value: option.values.flatMap((value) => (value ? value.label || value.value : [])).join(', '),
          }
        : [],
    ),
  ]
  const isConfigurable = product?.__typename === 'ConfigurableProduct'
  return {
    key: item.id,
    wish,
    name: product?.name ?? wish.sku,
    product: product ?? null,
    variant: item.configured_variant ?? null,
    eventOf: () =>
      product ? productValueOf([{ product, variant: item.configured_variant, quantity: wish.quantity }]) : null,
    words,
    note: item.description ?? null,
    isOpen: isConfigurable ? !item.configured_variant : product != null && needsChoices(product) && words.length === 0,
  }
}
