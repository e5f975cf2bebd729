import type { PaymentMethodInput } from '#src/__generated__/setPaymentMethodMutation.graphql.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { OptionalParts } from '#src/platform/optionalParts.ts'
import type { PaymentAdapter, PaymentSources } from '#src/shop/payments.ts'
import { EXTENSIONS } from '#src/shop/selectedExtensions.ts'
import { ExtensionError } from '#src/features/extensions/extensionError.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'

type OptionalMutation = readonly ['Mutation', OptionalParts['Mutation']]

/** The acts on an order whose payment is open. */
export type LaterAct = 'resume' | 'restore'

/** A payment method with the facts that the form needs. Its texts are in paymentWords.ts. */
type FormAdapter = PaymentAdapter & {
  /** The optional part of the API without which the method cannot be paid. */
  readonly needs?: OptionalMutation
  /** The optional parts of the API that acts after the order send. */
  readonly laterNeeds?: Readonly<Record<LaterAct, OptionalMutation>>
  /** The courier or the shop collects the money with the goods, so there must be goods to hand over. */
  readonly isPaidAtHandover?: true
  /** The cart stays open after its order while a step of the payment is due. */
  readonly isCartOpenWhileDue?: true
  /** Where the shopper agrees to pay: with the order, before it on the provider's page, or in fields of the method's own. */
  readonly agreedOn: 'order' | 'provider-page' | 'fields'
  /** The input for Magento; null while a part is missing. `rest` is the hash of a saved method. */
  readonly inputOf: (values: CheckoutValues, code: string, rest: string | undefined) => PaymentMethodInput | null
}

function acceptsOrReports(adapter: PaymentAdapter, code: string): boolean {
  try {
    return adapter.accepts(code)
  } catch (error) {
    reportError(new ExtensionError(`payments, accepts of ${code}`, error))
    return false
  }
}

/** Methods whose code is their whole input. */
const withCode = {
  agreedOn: 'order',
  inputOf: (_, code) => ({ code }),
  load: () => import('./paidLater.ts'),
} as const satisfies Partial<FormAdapter>

/** The method whose payment is agreed on the provider's page. */
export const PROVIDER_PAGE_METHOD = 'paypal_express'

/** Saved payment methods: the backend charges them, and the shopper stays in the shop. */
const VAULT_INPUTS = {
  braintree_cc_vault: (input: VaultInput) => ({ braintree_cc_vault: input }),
  braintree_paypal_vault: (input: VaultInput) => ({ braintree_paypal_vault: input }),
}

type VaultInput = { readonly public_hash: string; readonly device_data?: string }

const BRAINTREE = 'https://*.braintreegateway.com'
const BRAINTREE_API = 'https://*.braintree-api.com'
/** Asks the shopper's bank for Braintree (3-D Secure). */
const CARDINAL = 'https://*.cardinalcommerce.com'

/** Collects facts about the device for Braintree's checks against fraud. */
const DEVICE = 'https://c.paypal.com'
const DEVICE_BEACON = 'https://b.stats.paypal.com'

/** A PayPal account, which the shopper approves in a window of PayPal that Braintree knows. */
export const BRAINTREE_PAYPAL = 'braintree_paypal'

const PAYPAL = ['https://*.paypal.com', 'https://*.paypalobjects.com']

/** Adyen's card: its last steps follow the order, while the cart stays open. */
export const ADYEN_CARD = 'adyen_cc'

const ADYEN = 'https://*.adyen.com'

export type VaultCode = keyof typeof VAULT_INPUTS

export const isVaultCode = (code: string): code is VaultCode => Object.hasOwn(VAULT_INPUTS, code)

/**
 * The payment methods that this shop can complete; the first that accepts a code pays. Others are not offered, because
 * an order with a method that nobody collects would look paid. docs/payments.md says how to add one.
 */
const ADAPTERS: readonly FormAdapter[] = [
  { ...withCode, accepts: (code) => /^(banktransfer|checkmo|free)$/.test(code) },
  { ...withCode, accepts: (code) => code === 'cashondelivery', isPaidAtHandover: true },
  {
    ...withCode,
    accepts: (code) => code === 'purchaseorder',
    inputOf({ purchaseOrderNumber }, code) {
      const number = purchaseOrderNumber.trim()
      return number ? { code, purchase_order_number: number } : null
    },
  },
  {
    accepts: (code) => code === PROVIDER_PAGE_METHOD,
    agreedOn: 'provider-page',
    inputOf: ({ paymentToken, payerId }, code) =>
      paymentToken && payerId ? { code, paypal_express: { token: paymentToken, payer_id: payerId } } : null,
    load: () => import('./paypalExpress.ts'),
  },
  {
    accepts: (code) => code === 'braintree',
    needs: ['Mutation', 'createBraintreeClientToken'],
    agreedOn: 'fields',
    // The method is set with the order: the proof of a card is good once.
    inputOf: () => null,
    sources: {
      script: [CARDINAL, DEVICE],
      connect: [BRAINTREE, BRAINTREE_API, 'https://www.paypal.com', CARDINAL],
      frame: [BRAINTREE, CARDINAL, DEVICE],
      img: [DEVICE, DEVICE_BEACON],
      anyBank: true,
    },
    load: () => import('../card/braintree.ts'),
  },
  {
    accepts: (code) => code === BRAINTREE_PAYPAL,
    needs: ['Mutation', 'createBraintreePayPalClientToken'],
    agreedOn: 'fields',
    // The method is set with the order: the proof of an approval is good once.
    inputOf: () => null,
    sources: {
      script: PAYPAL,
      connect: [BRAINTREE, BRAINTREE_API, ...PAYPAL],
      frame: [BRAINTREE, ...PAYPAL],
      img: PAYPAL,
      style: PAYPAL,
      popup: true,
    },
    load: () => import('../card/braintree.ts'),
  },
  {
    accepts: (code) => code === ADYEN_CARD,
    needs: ['Mutation', 'adyenPaymentDetails'],
    isCartOpenWhileDue: true,
    agreedOn: 'fields',
    // The method is set with the order: the encrypted card is good once.
    inputOf: () => null,
    sources: { connect: [ADYEN], frame: [ADYEN], img: [ADYEN], anyBank: true },
    load: () => import('../card/adyen.ts'),
  },
  {
    ...withCode,
    accepts: (code) => code.startsWith('mollie_methods_'),
    needs: ['Mutation', 'mollieProcessTransaction'],
    laterNeeds: {
      resume: ['Mutation', 'createMollieTransaction'],
      restore: ['Mutation', 'mollieRestoreCart'],
    },
    isPaidAfterOrder: true,
    load: () => import('../after-order/mollie.ts'),
  },
  ...(EXTENSIONS.payments ?? []).map((adapter) => ({
    ...withCode,
    ...adapter,
    // One that fails must not take the other methods away.
    accepts: (code: string) => acceptsOrReports(adapter, code),
  })),
]

const SAVED: FormAdapter = {
  ...withCode,
  accepts: isVaultCode,
  inputOf({ deviceData }, code, hash) {
    if (!hash || !isVaultCode(code)) return null
    return { code, ...VAULT_INPUTS[code]({ public_hash: hash, ...(deviceData && { device_data: deviceData }) }) }
  },
}

/** The sources of the methods that this backend can have. */
export const sourcesOfAdapters = (hasField: HasField): readonly PaymentSources[] =>
  ADAPTERS.flatMap(({ sources, needs }) => (sources && (needs === undefined || hasField(...needs)) ? [sources] : []))

const withAdapter = (code: string) => ADAPTERS.find(({ accepts }) => accepts(code))

/** @param chosen a method's code, or a `savedKey` */
export function adapterOf(chosen: string | null): FormAdapter | null {
  const [code = '', hash] = chosen?.split('|') ?? []
  return hash && isVaultCode(code) ? SAVED : (hash === undefined && withAdapter(code)) || null
}

const settlesLater = ({ isPaidAfterOrder, isCartOpenWhileDue }: FormAdapter) =>
  isPaidAfterOrder === true || isCartOpenWhileDue === true

/** Whether an order with this code may exist while its payment is open. */
export function isSettledLater(code: string): boolean {
  const adapter = adapterOf(code)
  return adapter !== null && settlesLater(adapter)
}

/** Whether this backend can have such a method. */
export const hasSettledLater = (hasField: HasField): boolean =>
  ADAPTERS.some((adapter) => settlesLater(adapter) && (adapter.needs === undefined || hasField(...adapter.needs)))

/** Whether this backend has the operation of an act. */
export function isAnswered(code: string, act: LaterAct, hasField: HasField): boolean {
  const needed = adapterOf(code)?.laterNeeds?.[act]
  return needed === undefined || hasField(...needed)
}

/** The input for Magento of the chosen method; null while a part is missing. */
export function paymentInputOf(values: CheckoutValues): PaymentMethodInput | null {
  const [code = '', hash] = values.paymentMethod?.split('|') ?? []
  return adapterOf(values.paymentMethod)?.inputOf(values, code, hash) ?? null
}
