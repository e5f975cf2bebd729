/* eslint-disable relay/unused-fields -- the file for the shopper contains the whole answer */
import { fetchQuery, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { personalRewardPointsQuery } from '#src/__generated__/personalRewardPointsQuery.graphql.ts'

/** The customer's reward points with all their changes; null if the store has none. Rejects if they cannot be read. */
export async function readRewardPoints(environment: IEnvironment): Promise<unknown> {
  const response = await fetchQuery<personalRewardPointsQuery>(
    environment,
    graphql`
      query personalRewardPointsQuery {
        customer {
          reward_points {
            balance {
              points
              money {
                value
                currency
              }
            }
            subscription_status {
              balance_updates
              points_expiration_notifications
            }
            balance_history {
              change_reason
              date
              points_change
            }
          }
        }
      }
    `,
    {},
  ).toPromise()
  if (!response?.customer) throw new Error('[vetrina:account] The backend answered no reward points.')
  return response.customer.reward_points
}
