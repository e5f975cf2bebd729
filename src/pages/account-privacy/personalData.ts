/* eslint-disable relay/unused-fields -- the whole answer goes into the shopper's file */
import { fetchQuery, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { personalDataOrdersQuery } from '#src/__generated__/personalDataOrdersQuery.graphql.ts'
import type { personalDataProfileQuery } from '#src/__generated__/personalDataProfileQuery.graphql.ts'
import type { personalDataReviewsQuery } from '#src/__generated__/personalDataReviewsQuery.graphql.ts'

type PersonalData = {
  readonly customer: NonNullable<personalDataProfileQuery['response']['customer']>
  readonly orders: readonly unknown[]
  readonly reviews: readonly unknown[]
}

/** Everything that the backend's API tells of the signed-in customer, all pages of it. Rejects when a part is missing. */
export async function readPersonalData(environment: IEnvironment): Promise<PersonalData> {
  const profile = await fetchQuery<personalDataProfileQuery>(
    environment,
    graphql`
      query personalDataProfileQuery {
        customer {
          prefix
          firstname
          middlename
          lastname
          suffix
          email
          date_of_birth
          gender
          taxvat
          is_subscribed
          created_at
          addresses {
            id
            prefix
            firstname
            middlename
            lastname
            suffix
            company
            street
            postcode
            city
            region {
              region
              region_code
            }
            country_code
            telephone
            fax
            vat_id
            default_shipping
            default_billing
          }
        }
      }
    `,
    {},
  ).toPromise()
  if (!profile?.customer) throw new Error('[vetrina:account] The backend answered no customer.')
  return {
    customer: profile.customer,
    orders: await allPages((page) => readOrders(environment, page)),
    reviews: await allPages((page) => readReviews(environment, page)),
  }
}

type ReadPage = { readonly items: readonly unknown[]; readonly pages: number }

async function allPages(read: (page: number) => Promise<ReadPage>): Promise<readonly unknown[]> {
  const first = await read(1)
  const items = [...first.items]
  for (let page = 2; page <= first.pages; page += 1) items.push(...(await read(page)).items)
  return items
}

async function readOrders(environment: IEnvironment, page: number): Promise<ReadPage> {
  const response = await fetchQuery<personalDataOrdersQuery>(
    environment,
    graphql`
      query personalDataOrdersQuery($page: Int!) {
        customer {
          orders(currentPage: $page, pageSize: 20) {
            items {
              number
              order_date
              status
              email
              items {
                id
                product_name
                product_sku
                quantity_ordered
                product_sale_price {
                  value
                  currency
                }
                selected_options {
                  label
                  value
                }
                entered_options {
                  label
                  value
                }
              }
              total {
                grand_total {
                  value
                  currency
                }
              }
              shipping_method
              shipping_address {
                firstname
                lastname
                company
                street
                postcode
                city
                region
                country_code
                telephone
                vat_id
              }
              billing_address {
                firstname
                lastname
                company
                street
                postcode
                city
                region
                country_code
                telephone
                vat_id
              }
              payment_methods {
                name
                type
              }
            }
            page_info {
              total_pages
            }
          }
        }
      }
    `,
    { page },
  ).toPromise()
  const orders = response?.customer?.orders
  if (!orders) throw new Error('[vetrina:account] The backend answered no orders.')
  return { items: orders.items, pages: orders.page_info?.total_pages ?? 1 }
}

async function readReviews(environment: IEnvironment, page: number): Promise<ReadPage> {
  const response = await fetchQuery<personalDataReviewsQuery>(
    environment,
    graphql`
      query personalDataReviewsQuery($page: Int!) {
        customer {
          reviews(currentPage: $page, pageSize: 20) {
            items {
              product {
                uid
                sku
                name
              }
              nickname
              summary
              text
              created_at
              average_rating
            }
            page_info {
              total_pages
            }
          }
        }
      }
    `,
    { page },
  ).toPromise()
  const reviews = response?.customer?.reviews
  if (!reviews) throw new Error('[vetrina:account] The backend answered no reviews.')
  return { items: reviews.items, pages: reviews.page_info.total_pages ?? 1 }
}
