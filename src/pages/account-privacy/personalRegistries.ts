/* eslint-disable relay/unused-fields -- the file for the shopper contains the whole answer */
import { fetchQuery, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { personalRegistriesQuery } from '#src/__generated__/personalRegistriesQuery.graphql.ts'

/** The customer's gift registries, for the file with their data. Rejects if they cannot be read. */
export async function readRegistries(environment: IEnvironment): Promise<readonly unknown[]> {
  const response = await fetchQuery<personalRegistriesQuery>(
    environment,
    graphql`
      query personalRegistriesQuery {
        customer {
          gift_registries {
            uid
            event_name
            message
            status
            privacy_settings
            created_at
            type {
              label
            }
            dynamic_attributes {
              code
              label
              value
            }
            shipping_address {
              id
              firstname
              lastname
              company
              street
              postcode
              city
              region {
                region
              }
              country_code
              telephone
            }
            registrants {
              uid
              firstname
              lastname
              email
              dynamic_attributes {
                code
                label
                value
              }
            }
            items {
              uid
              quantity
              quantity_fulfilled
              note
              created_at
              product {
                uid
                sku
                name
              }
            }
          }
        }
      }
    `,
    {},
  ).toPromise()
  const registries = response?.customer?.gift_registries
  if (!registries) throw new Error('[vetrina:account] The backend answered no gift registries.')
  return registries
}
