import { graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { estimateShippingMutation } from '#src/__generated__/estimateShippingMutation.graphql.ts'
import { methodKey } from '../form/checkoutValues.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'

/** The destination of an estimate as form values; `regionId` is Magento's id, empty for none. */
export type EstimatePlace = { readonly countryCode: string; readonly postcode: string; readonly regionId: string }

export type EstimatedMethod = {
  /** A `methodKey`. */
  readonly key: string
  readonly carrier_code: string
  readonly method_code: string
  readonly label: string
  readonly description: string
  /** With tax. */
  readonly price: MoneyValue
  /** Without tax. */
  readonly netPrice: MoneyValue
}

type AddressInput = estimateShippingMutation['variables']['input']['address']

export const estimateAddressOf = ({ countryCode, postcode, regionId }: EstimatePlace): AddressInput => ({
  // From the backend's own directory of countries.
  country_code: countryCode as AddressInput['country_code'],
  ...(postcode !== '' && { postcode }),
  ...(regionId !== '' && { region: { region_id: Number(regionId) } }),
})

/** Fetches the shipping methods to a place. The backend stores nothing. Never rejects. */
export async function estimateShipping(
  environment: IEnvironment,
  cartId: string,
  place: EstimatePlace,
): Promise<Result<readonly EstimatedMethod[], MutationError>> {
  const result = await commitMutation<estimateShippingMutation>(environment, {
    mutation: graphql`
      mutation estimateShippingMutation($input: EstimateTotalsInput!) {
        estimateShippingMethods(input: $input) {
          carrier_code
          method_code
          carrier_title
          method_title
          available
          price_excl_tax {
            value
          }
          price_incl_tax {
            value
            currency
          }
        }
      }
    `,
    variables: { input: { cart_id: cartId, address: estimateAddressOf(place) } },
  })
  if (!result.ok) return result
  return succeeded(
    (result.value.estimateShippingMethods ?? []).flatMap((method) => {
      const { value, currency } = method?.price_incl_tax ?? {}
      const net = method?.price_excl_tax.value
      if (!method?.available || !method.method_code || value == null || currency == null) return []
      return {
        key: methodKey(method),
        carrier_code: method.carrier_code,
        method_code: method.method_code,
        label: method.carrier_title,
        description: method.method_title ?? '',
        price: { value, currency },
        netPrice: { value: net ?? value, currency },
      }
    }),
  )
}
