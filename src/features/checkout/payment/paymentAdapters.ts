import type { PaymentMethodInput } from '#src/__generated__/setPaymentMethodMutation.graphql.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'

/** The shop's support for one of Magento's payment methods; its texts are in paymentWords.ts. */
export type PaymentAdapter = {
  /** The moment when the shopper agrees to pay: with the order, or before it on the provider's page. */
  readonly agreedOn: 'order' | 'provider-page'
  /** The input for Magento; null while a part is missing. */
  readonly inputOf: (values: CheckoutValues) => PaymentMethodInput | null
}

const offline = (code: string): PaymentAdapter => ({ agreedOn: 'order', inputOf: () => ({ code }) })

/**
 * The payment methods that this shop can complete, by Magento's code. Others are not offered, because an order with a
 * method that nobody collects would look paid. docs/payments.md says how to add one.
 */
export const PAYMENT_ADAPTERS = {
  banktransfer: offline('banktransfer'),
  cashondelivery: offline('cashondelivery'),
  checkmo: offline('checkmo'),
  free: offline('free'),
  purchaseorder: {
    agreedOn: 'order',
    inputOf({ purchaseOrderNumber }) {
      const number = purchaseOrderNumber.trim()
      return number ? { code: 'purchaseorder', purchase_order_number: number } : null
    },
  },
  paypal_express: {
    agreedOn: 'provider-page',
    inputOf: ({ paymentToken, payerId }) =>
      paymentToken && payerId
        ? { code: 'paypal_express', paypal_express: { token: paymentToken, payer_id: payerId } }
        : null,
  },
} as const satisfies Readonly<Record<string, PaymentAdapter>>

/** The method whose payment is agreed on the provider's page. */
export const PROVIDER_PAGE_METHOD = 'paypal_express' satisfies keyof typeof PAYMENT_ADAPTERS

export type PaymentCode = keyof typeof PAYMENT_ADAPTERS

export const isPaymentCode = (code: string): code is PaymentCode => Object.hasOwn(PAYMENT_ADAPTERS, code)

/** Saved payment methods: the backend charges them, and the shopper stays in the shop. */
const VAULT_INPUTS = {
  braintree_cc_vault: (public_hash: string) => ({ braintree_cc_vault: { public_hash } }),
  braintree_paypal_vault: (public_hash: string) => ({ braintree_paypal_vault: { public_hash } }),
}

export type VaultCode = keyof typeof VAULT_INPUTS

export const isVaultCode = (code: string): code is VaultCode => Object.hasOwn(VAULT_INPUTS, code)

/** @param key a `savedKey` */
export function savedAdapterOf(key: string): PaymentAdapter | null {
  const [code = '', hash] = key.split('|')
  return hash && isVaultCode(code) ? { ...offline(code), inputOf: () => ({ code, ...VAULT_INPUTS[code](hash) }) } : null
}

/** @param chosen a method's code, or a `savedKey` */
export const adapterOf = (chosen: string | null): PaymentAdapter | null =>
  chosen === null ? null : isPaymentCode(chosen) ? PAYMENT_ADAPTERS[chosen] : savedAdapterOf(chosen)

type Agreement = Pick<CheckoutValues, 'paymentMethod' | 'paymentToken'>

/** The shopper must visit the provider's page before the order. */
export const mustAgreeElsewhere = ({ paymentMethod, paymentToken }: Agreement): boolean =>
  adapterOf(paymentMethod)?.agreedOn === 'provider-page' && paymentToken === ''

/** The shopper agreed on the provider's page, so the order is next. */
export const isAgreedElsewhere = ({ paymentMethod, paymentToken }: Agreement): boolean =>
  adapterOf(paymentMethod)?.agreedOn === 'provider-page' && paymentToken !== ''
