import { graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { estimateTotalsMutation } from '#src/__generated__/estimateTotalsMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { estimateAddressOf } from './estimateShipping.ts'
import type { EstimatedMethod, EstimatePlace } from './estimateShipping.ts'

export type EstimatedTotal = {
  readonly total: MoneyValue
  readonly taxes: readonly { readonly label: string; readonly amount: MoneyValue }[]
}

/**
 * Fetches the totals of a cart for a place and a shipping method. The answer has the shape of a cart but is not the
 * cart: pass an environment with its own store. Never rejects.
 */
export async function estimateTotals(
  environment: IEnvironment,
  cartId: string,
  place: EstimatePlace,
  { carrier_code, method_code }: EstimatedMethod,
): Promise<Result<EstimatedTotal, MutationError>> {
  const result = await commitMutation<estimateTotalsMutation>(environment, {
    mutation: graphql`
      mutation estimateTotalsMutation($input: EstimateTotalsInput!) {
        estimateTotals(input: $input) {
          cart {
            id
            prices {
              grand_total {
                value
                currency
              }
              applied_taxes {
                label
                amount {
                  value
                  currency
                }
              }
            }
          }
        }
      }
    `,
    variables: {
      input: {
        cart_id: cartId,
        address: estimateAddressOf(place),
        shipping_method: { carrier_code, method_code },
      },
    },
  })
  if (!result.ok) return result
  const prices = result.value.estimateTotals.cart?.prices
  const total = moneyOf(prices?.grand_total)
  if (!total) return failed({ kind: 'server', message: '[vetrina:cart] The backend estimated no total.' })
  return succeeded({
    total,
    taxes: (prices?.applied_taxes ?? []).flatMap((tax) => {
      const amount = moneyOf(tax?.amount)
      return tax && amount && amount.value !== 0 ? { label: tax.label, amount } : []
    }),
  })
}

type MoneyAnswer = { readonly value: number | null | undefined; readonly currency: string | null | undefined }

const moneyOf = (money: MoneyAnswer | null | undefined): MoneyValue | null =>
  money?.value == null || money.currency == null ? null : { value: money.value, currency: money.currency }
