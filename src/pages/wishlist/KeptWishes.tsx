import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { KeptWishesQuery, KeptWishesQuery$data } from '#src/__generated__/KeptWishesQuery.graphql.ts'
import { productValueOf } from '#src/features/analytics/productValue.ts'
import { needsChoices } from '#src/features/product/choices/needsChoices.ts'
import { wishKey } from '#src/features/wishlist/wishKey.ts'
import { withSlugs } from '#src/lib/url/optionSlugs.ts'
import type { KnownWish, Wishes } from '#src/relay/savedProducts.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import type { ShownWish } from './shownWish.ts'
import { useMoveKept } from './useMoveKept.ts'
import { WishRows } from './WishRows.tsx'

/** The highest number of products that a backend returns on one page. */
const MOST_ASKED = 100

type KeptWishesProps = {
  readonly kept: readonly KnownWish[]
  readonly wishes: Wishes
}

/**
 * The wish list that is stored in this browser, with current product data. No loader can fetch it: it does not know the
 * list.
 */
export function KeptWishes({ kept, wishes }: KeptWishesProps) {
  const { t } = useLingui()
  const move = useMoveKept(wishes)
  const wanted = [...new Set(kept.map(({ sku }) => sku))]
  // Removed items stay in the query: the shopper may undo the removal, and the list must not wait for a new answer.
  const [asked, setAsked] = useState<readonly string[]>(wanted)
  if (wanted.some((sku) => !asked.includes(sku))) setAsked([...new Set([...asked, ...wanted])])
  const skus = asked.slice(-MOST_ASKED).toSorted()
  const { products } = useBrowserQuery<KeptWishesQuery>(
    graphql`
      query KeptWishesQuery($skus: [String!]!, $pageSize: Int!) {
        products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
          items {
            __typename
            uid
            sku
            name
            ...WishRows_product
            ...productValue_product
            ...needsChoices_product
            ... on ConfigurableProduct {
              configurable_options {
                uid
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
                  code
                  label
                }
                product {
                  uid
                  ...WishRows_variant
                  ...productValue_product
                }
              }
            }
          }
        }
      }
    `,
    { skus, pageSize: Math.max(1, skus.length) },
  )
  // Without an answer no product is known to be gone.
  if (!products?.items && kept.length > 0) throw new Error('[vetrina:wishlist] no answer')
  const shown = kept.map((wish) => shownOf(wish, products?.items?.find((product) => product?.sku === wish.sku) ?? null))
  return <WishRows label={t`Lista dei desideri di questo dispositivo`} wishes={wishes} shown={shown} move={move} />
}

type Product = NonNullable<NonNullable<NonNullable<KeptWishesQuery$data['products']>['items']>[number]>

function shownOf(wish: KnownWish, product: Product | null): ShownWish {
  const { selectedOptions, enteredOptions } = wish
  const isConfigurable = product?.__typename === 'ConfigurableProduct'
  const variant = (product?.variants ?? []).find((candidate) => {
    const uids = (candidate?.attributes ?? []).flatMap((attribute) => attribute?.uid ?? [])
    return uids.length > 0 && uids.every((uid) => selectedOptions.includes(uid))
  })
  const labelOf = (code: string | null | undefined) =>
    product?.configurable_options?.find((option) => option?.attribute_code === code)?.label ?? null
  const variantWords = (variant?.attributes ?? []).flatMap((attribute) =>
    attribute?.label ? { label: labelOf(attribute.code), value: attribute.label } : [],
  )
  return {
    key: wishKey(wish),
    wish,
    name: product?.name ?? wish.name ?? wish.sku,
    product,
    variant: variant?.product ?? null,
    eventOf: () => (product ? productValueOf([{ product, variant: variant?.product, quantity: wish.quantity }]) : null),
    words: [...variantWords.filter(({ label }) => !wish.words.some((known) => known.label === label)), ...wish.words],
    note: null,
    search: searchOf(product?.configurable_options ?? [], selectedOptions),
    isOpen: isConfigurable
      ? !variant
      : product !== null && needsChoices(product) && selectedOptions.length + enteredOptions.length === 0,
  }
}

/** The search parameters of the product's address with the chosen options. */
function searchOf(options: NonNullable<Product['configurable_options']>, chosen: readonly string[]) {
  const slugs = options.flatMap((option) => {
    const values = (option?.values ?? []).flatMap((value) =>
      value?.uid ? [{ uid: value.uid, label: value.label ?? '' }] : [],
    )
    const value = withSlugs(values).find(({ uid }) => chosen.includes(uid))
    return value ? [[option?.attribute_code ?? '', value.slug] as const] : []
  })
  return Object.fromEntries(slugs)
}
