import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { startExpressCheckoutMutation } from '#src/__generated__/startExpressCheckoutMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { providerUrls } from './paymentApproval.ts'

type Start = { readonly cartId: string; readonly code: string; readonly locale: StorefrontLocale }

/** Opens a payment at the provider and returns the address of its page. */
export async function startExpressCheckout(
  environment: IEnvironment,
  { cartId, code, locale }: Start,
): Promise<Result<string, MutationError>> {
  const result = await commitMutation<startExpressCheckoutMutation>(environment, {
    mutation: graphql`
      mutation startExpressCheckoutMutation($input: PaypalExpressTokenInput!) {
        createPaypalExpressToken(input: $input) {
          token
          paypal_urls {
            start
          }
        }
      }
    `,
    variables: { input: { cart_id: cartId, code, urls: providerUrls(locale) } },
  })
  if (!result.ok) return result
  const start = URL.parse(result.value.createPaypalExpressToken?.paypal_urls?.start ?? '')
  // The address is untrusted, and the browser is about to open it.
  if (start === null || !/^https?:$/.test(start.protocol)) {
    return failed({ kind: 'server', message: 'The provider named no page to go to.' })
  }
  return succeeded(start.href)
}
