/* eslint-disable relay/unused-fields -- the file for the shopper contains the whole answer */
import { fetchQuery, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { personalDataPaymentMethodsQuery } from '#src/__generated__/personalDataPaymentMethodsQuery.graphql.ts'
import type { personalDataReturnsEnabledQuery } from '#src/__generated__/personalDataReturnsEnabledQuery.graphql.ts'
import type { personalDataReturnsQuery } from '#src/__generated__/personalDataReturnsQuery.graphql.ts'
import type { personalDataOrdersQuery } from '#src/__generated__/personalDataOrdersQuery.graphql.ts'
import type { personalDataProfileQuery } from '#src/__generated__/personalDataProfileQuery.graphql.ts'
import type { personalDataReviewsQuery } from '#src/__generated__/personalDataReviewsQuery.graphql.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import { readRegistries } from './personalRegistries.ts'
import { readRewardPoints } from './personalRewardPoints.ts'
import { readWishlists } from './personalWishlists.ts'

type PersonalData = {
  readonly customer: NonNullable<personalDataProfileQuery['response']['customer']>
  readonly orders: readonly unknown[]
  readonly reviews: readonly unknown[]
  readonly wishlists: readonly unknown[]
  /** Null if the shop does not accept returns on its site. */
  readonly returns: readonly unknown[] | null
  /** Null if the backend has no gift registries. */
  readonly giftRegistries: readonly unknown[] | null
  /** Null if the shop has no reward points. */
  readonly rewardPoints: unknown
  /** The payment methods that the customer saved. */
  readonly paymentMethods: readonly unknown[]
}

/** All data that the backend's API has about the signed-in customer, all pages of it. Rejects if a part is missing. */
export async function readPersonalData(environment: IEnvironment, hasField: HasField): Promise<PersonalData> {
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
    wishlists: await readWishlists(environment),
    returns:
      hasField('Customer', 'returns') && (await areReturnsTaken(environment))
        ? await allPages((page) => readReturns(environment, page))
        : null,
    giftRegistries: hasField('Customer', 'gift_registries') ? await readRegistries(environment) : null,
    rewardPoints: hasField('Customer', 'reward_points') ? await readRewardPoints(environment) : null,
    paymentMethods: await readPaymentMethods(environment),
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

async function areReturnsTaken(environment: IEnvironment): Promise<boolean> {
  const response = await fetchQuery<personalDataReturnsEnabledQuery>(
    environment,
    graphql`
      query personalDataReturnsEnabledQuery {
        storeConfig {
          store_code
          returns_enabled
        }
      }
    `,
    {},
  ).toPromise()
  return response?.storeConfig?.returns_enabled === 'enabled'
}

async function readReturns(environment: IEnvironment, page: number): Promise<ReadPage> {
  const response = await fetchQuery<personalDataReturnsQuery>(
    environment,
    graphql`
      query personalDataReturnsQuery($page: Int!) {
        customer {
          returns(currentPage: $page, pageSize: 20) {
            items {
              uid
              number
              created_at
              status
              order {
                number
              }
              customer {
                firstname
                lastname
                email
              }
              items {
                uid
                status
                quantity
                request_quantity
                order_item {
                  id
                  product_name
                  product_sku
                }
                custom_attributesV2 {
                  code
                  ... on AttributeValue {
                    value
                  }
                  ... on AttributeSelectedOptions {
                    selected_options {
                      label
                      value
                    }
                  }
                }
              }
              comments {
                uid
                author_name
                text
                created_at
              }
              shipping {
                tracking {
                  uid
                  tracking_number
                  carrier {
                    label
                  }
                }
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
  const returns = response?.customer?.returns
  if (!returns?.items) throw new Error('[vetrina:account] The backend answered no returns.')
  return { items: returns.items, pages: returns.page_info?.total_pages ?? 1 }
}

/** The data of saved payment methods that the customer may see; the payment provider has the rest. */
async function readPaymentMethods(environment: IEnvironment): Promise<readonly unknown[]> {
  const response = await fetchQuery<personalDataPaymentMethodsQuery>(
    environment,
    graphql`
      query personalDataPaymentMethodsQuery {
        customerPaymentTokens {
          items {
            public_hash
            payment_method_code
            type
            details
          }
        }
      }
    `,
    {},
  ).toPromise()
  if (!response?.customerPaymentTokens) throw new Error('[vetrina:account] The backend answered no saved methods.')
  return response.customerPaymentTokens.items.flatMap((token) => {
    if (!token) return []
    // Together with the customer's session it can be used to pay, so it must not be in a file.
    const { public_hash: _, ...known } = token
    return known
  })
}
