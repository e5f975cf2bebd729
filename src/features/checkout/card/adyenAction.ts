import { AdyenCheckout } from '@adyen/adyen-web'
import type { PaymentAction } from '@adyen/adyen-web'
import type { PaymentHost } from '#src/shop/payments.ts'
import { fetchAdyenSettings } from './adyenSettings.ts'
import { loadAdyenStyles } from './adyenStyles.ts'
import type { AdyenAction } from './adyenTicket.ts'

type Showing = {
  readonly host: PaymentHost
  readonly action: AdyenAction
  readonly at: HTMLElement
  readonly signal: AbortSignal
}

/**
 * Shows the page of the shopper's bank. Resolves to the answer for the backend; rejects if the provider's code does not
 * load or the bank's page fails, and after `signal`.
 */
export async function showAction({ host, action, at, signal }: Showing): Promise<unknown> {
  const [{ clientKey, environment }] = await Promise.all([fetchAdyenSettings(host), loadAdyenStyles()])
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const checkout = await AdyenCheckout({
    clientKey,
    environment,
    locale: host.locale,
    countryCode: host.country,
    analytics: { enabled: false },
    onAdditionalDetails: ({ data }) => resolve(data),
    onError: reject,
  })
  if (signal.aborted) throw new Error('The page of the bank was closed.')
  // The backend passes on the provider's own step.
  // `05`: as wide as the dialog. Adyen's own choice is 390 px, which a phone would cut.
  const element = checkout.createFromAction(action as PaymentAction, { challengeWindowSize: '05' })
  element.mount(at)
  signal.addEventListener('abort', () => {
    element.unmount()
    reject(new Error('The page of the bank was closed.'))
  })
  return promise
}
