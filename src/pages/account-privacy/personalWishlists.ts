/* eslint-disable relay/unused-fields -- the file for the shopper contains the whole answer */
import { fetchQuery, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { personalWishlistsQuery } from '#src/__generated__/personalWishlistsQuery.graphql.ts'

type PersonalWishlist = { readonly id: string; readonly updatedAt: string | null; readonly items: readonly unknown[] }

/** All wish lists of the customer with their items. Rejects if a list cannot be read. */
export async function readWishlists(environment: IEnvironment): Promise<readonly PersonalWishlist[]> {
  const lists: PersonalWishlist[] = []
  for (;;) {
    const first = await readPage(environment, lists.length + 1, 1)
    const id = first?.id
    // For a page past the last one Magento returns the last page again.
    if (first === undefined || id == null || lists.some((known) => known.id === id)) return lists
    const items = [...itemsOf(first)]
    const pages = first.items_v2?.page_info?.total_pages ?? 1
    for (let page = 2; page <= pages; page += 1) {
      const next = await readPage(environment, lists.length + 1, page)
      if (!next) throw new Error('[vetrina:account] The backend answered only a part of a wish list.')
      items.push(...itemsOf(next))
    }
    lists.push({ id, updatedAt: first.updated_at ?? null, items })
  }
}

type Page = NonNullable<NonNullable<personalWishlistsQuery['response']['customer']>['wishlists'][number]>

const itemsOf = ({ items_v2 }: Page): readonly unknown[] => {
  if (!items_v2) throw new Error('[vetrina:account] The backend answered a wish list without what is on it.')
  return items_v2.items
}

async function readPage(environment: IEnvironment, list: number, page: number): Promise<Page | undefined> {
  const response = await fetchQuery<personalWishlistsQuery>(
    environment,
    graphql`
      query personalWishlistsQuery($list: Int!, $page: Int!) {
        customer {
          wishlists(pageSize: 1, currentPage: $list) {
            id
            updated_at
            items_v2(pageSize: 50, currentPage: $page) {
              items {
                id
                quantity
                description
                added_at
                product {
                  uid
                  sku
                  name
                }
              }
              page_info {
                total_pages
              }
            }
          }
        }
      }
    `,
    { list, page },
    { fetchPolicy: 'network-only' },
  ).toPromise()
  if (!response?.customer) throw new Error('[vetrina:account] The backend answered no wish lists.')
  return response.customer.wishlists[0] ?? undefined
}
