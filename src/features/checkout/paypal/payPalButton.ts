import { amountText } from '#src/shop/amountText.ts'
import type { Sum } from '#src/shop/payments.ts'
import { watchDevice } from '../card/deviceWatch.ts'

/** The part of braintree-web that the checkout uses. Its published types have enums that its code has not. */
type PayPalCheckout = {
  loadPayPalSDK(options: object): Promise<unknown>
  createPayment(options: {
    readonly flow: string
    readonly intent?: string | undefined
    readonly amount?: string | number | undefined
    readonly currency?: string | undefined
    readonly locale?: string | undefined
    readonly requestBillingAgreement?: boolean | undefined
  }): Promise<string>
  tokenizePayment(data: { readonly payerId: string }): Promise<{ readonly nonce: string }>
  teardown(): Promise<void>
}

/** The sum that the shopper approves in PayPal's window, and whether the account is to be saved. */
export type Wish = { readonly sum: Sum; readonly isToBeSaved: boolean }

/** The approval, with the provider's proof for one payment and its facts about the device. */
export type Approval = Wish & { readonly proof: string; readonly deviceData?: string }

export type PayPalButton = { readonly close: () => void }

type PayPalButtonOptions = {
  readonly token: string
  readonly at: HTMLElement
  readonly sum: Sum
  /** The language of the store as a BCP 47 tag, e.g. `it-IT`. */
  readonly language: string
  /** Called in the click on PayPal's button; null while the total is unknown. */
  readonly readWish: () => Wish | null
  readonly onApproved: (approval: Approval) => void
  /** The shopper closed PayPal's window. */
  readonly onClosed: () => void
  /** The window did not open, or the provider did not answer. */
  readonly onFailed: (error: unknown) => void
}

const SDK = 'https://www.paypal.com/sdk/js'

/** PayPal refuses decimals of these currencies, which have some by their standard. */
const WITHOUT_DECIMALS: ReadonlySet<string> = new Set(['HUF', 'TWD'])

export const payPalAmount = ({ value, currency }: Sum): string =>
  WITHOUT_DECIMALS.has(currency) ? value.toFixed(0) : amountText(value, currency)

/** Draws PayPal's own button. Rejects if the provider's code does not load. */
export async function openPayPalButton(options: PayPalButtonOptions): Promise<PayPalButton> {
  const { token, at, sum, readWish, onApproved, onClosed, onFailed } = options
  const [{ create: createClient }, { create }] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/paypal-checkout'),
  ])
  const client = await createClient({ authorization: token })
  const checkout: PayPalCheckout = await create({ client })
  const device = watchDevice(client)
  const locale = payPalLocale(options.language)
  let isClosed = false
  const close = () => {
    isClosed = true
    device.close()
    // Nothing is left to do if the provider's code cannot remove its script: the page removes the button.
    checkout.teardown().catch(() => undefined)
  }
  let wish: Wish | null = null
  try {
    await loadSdk(checkout, { currency: sum.currency, locale })
    const { paypal } = window
    if (!paypal?.Buttons) throw new Error('The script of PayPal has thrown.')
    const buttons = paypal.Buttons({
      fundingSource: 'paypal',
      style: { height: 48, label: 'paypal', shape: 'rect' },
      async createOrder() {
        wish = readWish()
        if (wish === null) throw new Error('The total is not known.')
        const { currency } = wish.sum
        const approval = { intent: 'authorize', amount: payPalAmount(wish.sum), currency, locale }
        return checkout.createPayment({ flow: 'checkout', ...approval, requestBillingAgreement: wish.isToBeSaved })
      },
      async onApprove(data) {
        try {
          const { nonce } = await checkout.tokenizePayment({ ...data, payerId: data.payerID ?? '' })
          const deviceData = device.read()
          if (wish !== null && !isClosed)
            onApproved({ ...wish, proof: nonce, ...(deviceData !== null && { deviceData }) })
        } catch (error) {
          if (!isClosed) onFailed(error)
        }
      },
      onCancel: () => (isClosed ? undefined : onClosed()),
      onError: (error) => (isClosed ? undefined : onFailed(error)),
    })
    await buttons.render(at)
  } catch (error) {
    close()
    throw error
  }
  return { close }
}

/** PayPal's list of locales has each language with its most likely country, e.g. `it_IT`. */
function payPalLocale(tag: string): string {
  const { language, region = '' } = new Intl.Locale(new Intl.Locale(tag).language).maximize()
  return `${language}_${region}`
}

/** Loads PayPal's script. braintree-web does not tell when it is blocked, so its element is watched. */
async function loadSdk(
  checkout: PayPalCheckout,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): Promise<void> {
  const { promise: blocked, reject } = Promise.withResolvers<never>()
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(SDK))
      reject(new Error('The script of PayPal did not load.'))
  }
  window.addEventListener('error', onError, { capture: true })
  // PayPal gives the nonce of the document to the elements that it adds.
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  try {
    const loaded = checkout.loadPayPalSDK({
      currency,
      locale,
      intent: 'authorize',
      commit: false,
      dataAttributes: { 'csp-nonce': nonce },
    })
    await Promise.race([loaded, blocked])
  } finally {
    window.removeEventListener('error', onError, { capture: true })
  }
}
