import { graphql } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { askGiftCardQuery } from '#src/__generated__/askGiftCardQuery.graphql.ts'
import { isUnanswered } from '#src/relay/networkErrors.ts'
import { tooManyTriesOf } from '#src/relay/tooManyTries.ts'
import type { TooManyTries } from '#src/relay/tooManyTries.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'

/** The balance of a card; `lastDay` is null if it does not expire. */
export type GiftCardAnswer =
  | { readonly code: string; readonly balance: MoneyValue; readonly lastDay: Date | null }
  | 'unknown'
  | TooManyTries
  | 'unreachable'
  /** The backend failed, or does not support the query. */
  | 'server'

/** Fetches the balance of a gift card by its code. Never rejects. */
export async function askGiftCard(environment: IEnvironment, code: string): Promise<GiftCardAnswer> {
  try {
    const answer = await fetchQuery<askGiftCardQuery>(
      environment,
      graphql`
        query askGiftCardQuery($code: String!) {
          giftCardAccount(input: { gift_card_code: $code }) {
            code
            balance {
              value
              currency
            }
            expiration_date
          }
        }
      `,
      { code },
      { networkCacheConfig: { force: true }, fetchPolicy: 'network-only' },
    ).toPromise()
    const { value, currency } = answer?.giftCardAccount?.balance ?? {}
    if (value == null || currency == null) return 'unknown'
    // A date; some versions add the time of midnight.
    const lastDay = new Date(`${answer?.giftCardAccount?.expiration_date?.slice(0, 10)}T12:00:00Z`)
    return {
      code: answer?.giftCardAccount?.code ?? code,
      balance: { value, currency },
      lastDay: Number.isNaN(lastDay.getTime()) ? null : lastDay,
    }
  } catch (error) {
    const limited = tooManyTriesOf(error)
    if (limited) return limited
    return isUnanswered(error) ? 'unreachable' : 'server'
  }
}
