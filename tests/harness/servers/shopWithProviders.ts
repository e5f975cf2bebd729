import { startAdyenProvider } from './adyenProvider.ts'
import type { AdyenProvider } from './adyenProvider.ts'
import { startCardProvider } from './cardProvider.ts'
import type { CardProvider } from './cardProvider.ts'
import { startPaymentProvider } from './paymentProvider.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { startRedirectProvider } from './redirectProvider.ts'
import type { RedirectProvider } from './redirectProvider.ts'
import { startShopServer } from './shopServer.ts'
import type { ShopServer } from './shopServer.ts'

/** A shop with every payment method, and the providers behind them. */
export type ShopWithProviders = Pick<ShopServer, 'url' | 'dispose'> & {
  readonly payPal: PaymentProvider
  readonly mollie: RedirectProvider
  readonly cards: CardProvider
  readonly adyen: AdyenProvider
}

/** @param env further settings of the shop */
export async function startShopWithProviders(env: Readonly<Record<string, string>> = {}): Promise<ShopWithProviders> {
  const providers = await Promise.all([
    startPaymentProvider(),
    startRedirectProvider(),
    startCardProvider(),
    startAdyenProvider(),
  ])
  const [payPal, mollie, cards, adyen] = providers
  const { url, dispose } = await startShopServer({
    PAYPAL_EXPRESS_URL: payPal.url,
    MOLLIE_URL: mollie.url,
    BRAINTREE_URL: cards.url,
    ADYEN_URL: adyen.url,
    ...env,
  })
  return {
    url,
    payPal,
    mollie,
    cards,
    adyen,
    async dispose() {
      await dispose()
      await Promise.all(providers.map((provider) => provider.dispose()))
    },
  }
}
