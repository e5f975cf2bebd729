import { AdyenCheckout, Card } from '@adyen/adyen-web'
import type { PaymentHost } from '#src/shop/payments.ts'
import { fetchAdyenSettings, fetchBrands } from './adyenSettings.ts'
import { loadAdyenStyles } from './adyenStyles.ts'

export type AdyenCard = {
  /** The encrypted card and the browser, as text for the backend; null while a field is wrong, which then says so. */
  readonly read: () => string | null
  readonly close: () => void
}

type CardOptions = { readonly host: PaymentHost; readonly at: HTMLElement; readonly signal: AbortSignal }

/** Opens the fields for a card in frames of Adyen. Rejects if their code or their frames do not load. */
export async function openAdyenCard({ host, at, signal }: CardOptions): Promise<AdyenCard> {
  const [settings, brands] = await Promise.all([fetchAdyenSettings(host), fetchBrands(host), loadAdyenStyles()])
  const { promise: ready, resolve, reject } = Promise.withResolvers<undefined>()
  const checkout = await AdyenCheckout({
    clientKey: settings.clientKey,
    environment: settings.environment,
    locale: host.locale,
    countryCode: host.country,
    analytics: { enabled: false },
    paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: '', brands: [...brands] }] },
    onError: reject,
  })
  const card = new Card(checkout, {
    showPayButton: false,
    hasHolderName: settings.hasHolderName,
    holderNameRequired: settings.isHolderNameRequired,
    onConfigSuccess: () => resolve(undefined),
    // Enter in a frame does not reach the form by itself.
    onEnterKeyPressed: () => at.closest('form')?.requestSubmit(),
  })
  // Adyen's code reports an error for a place that has left the document.
  signal.throwIfAborted()
  card.mount(at)
  await ready
  return {
    read() {
      if (card.isValid) return JSON.stringify(card.data)
      card.showValidation()
      return null
    },
    close: () => void card.unmount(),
  }
}
