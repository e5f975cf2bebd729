import { graphql } from 'react-relay'
import type { paypalExpressMutation } from '#src/__generated__/paypalExpressMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { PaymentModule } from '#src/shop/payments.ts'
import { pageAddress } from '../after-order/pageAddress.ts'
import { providerUrls } from './providerUrls.ts'

export { place } from './paidLater.ts'

/** Opens a payment at the provider. */
export const agree: NonNullable<PaymentModule['agree']> = async ({ cartId, code, pathOf, commit }) => {
  const result = await commit<paypalExpressMutation>(
    graphql`
      mutation paypalExpressMutation($input: PaypalExpressTokenInput!) {
        createPaypalExpressToken(input: $input) {
          token
          paypal_urls {
            start
          }
        }
      }
    `,
    { input: { cart_id: cartId, code, urls: providerUrls(pathOf) } },
  )
  if (!result.ok) return result
  const start = pageAddress(result.value.createPaypalExpressToken?.paypal_urls?.start)
  return start === null
    ? failed({ kind: 'server', message: 'The provider named no page to go to.' })
    : succeeded({ url: start })
}
