import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { AdyenAnswer, AdyenPayments } from '#server/commerce/engine/adyenPayments.ts'
import { createProviderCall, type ProviderAddress } from './providerCall.ts'

/** The account that all payments of the shop belong to. */
const MERCHANT_ACCOUNT = 'Shop'

/** Adyen's own tables of currencies without decimals and with three, which differ from ISO 4217. All others have two. */
const WITHOUT_DECIMALS = /^(CVE|DJF|GNF|IDR|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/
const WITH_THREE = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/

/** An amount in the smallest unit of its currency. */
const amountOf = (cents: number, currency: string) => ({
  value: WITHOUT_DECIMALS.test(currency) ? Math.round(cents / 100) : WITH_THREE.test(currency) ? cents * 10 : cents,
  currency,
})

const Answer = v.object({
  resultCode: v.pipe(v.string(), v.nonEmpty()),
  action: v.optional(v.looseObject({})),
  merchantReference: v.optional(v.string(), ''),
})
const Methods = v.object({
  paymentMethods: v.array(v.object({ type: v.string(), brands: v.optional(v.array(v.string()), []) })),
})
const JsonObject = v.pipe(v.string(), v.parseJson(), v.looseObject({}))
const Amount = v.object({ value: v.number(), currency: v.string() })
const Notices = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    notificationItems: v.array(
      v.object({
        NotificationRequestItem: v.object({
          pspReference: v.string(),
          originalReference: v.optional(v.string(), ''),
          merchantAccountCode: v.string(),
          merchantReference: v.string(),
          amount: Amount,
          eventCode: v.string(),
          success: v.picklist(['true', 'false']),
          additionalData: v.optional(v.object({ hmacSignature: v.optional(v.string(), '') })),
        }),
      }),
    ),
  }),
)
type Item = v.InferOutput<typeof Notices>['notificationItems'][number]['NotificationRequestItem']

type AdyenOptions = ProviderAddress & {
  /** The key with which the provider signs webhooks, in hexadecimal digits; null accepts none. */
  readonly hmacKey: string | null
}

/** Connects the embedded engine to a provider with the shape of Adyen's Checkout API (docs/payments.md). */
export function createAdyenPayments({ hmacKey, ...provider }: AdyenOptions): AdyenPayments {
  const call = createProviderCall(provider)
  const answerOf = (value: unknown): AdyenAnswer => {
    const { resultCode, action, merchantReference: reference } = v.parse(Answer, value)
    return { resultCode, action: action ? JSON.stringify(action) : null, reference }
  }
  return {
    async brands({ cents, currency }) {
      const body = { merchantAccount: MERCHANT_ACCOUNT, channel: 'Web', amount: amountOf(cents, currency) }
      const { paymentMethods } = v.parse(Methods, await call('POST', 'paymentMethods', body))
      return paymentMethods.find(({ type }) => type === 'scheme')?.brands ?? []
    },
    pay: async ({ reference, cents, currency, stateData, returnUrl, origin }) =>
      answerOf(
        await call('POST', 'payments', {
          // Comes from the browser, so the shop's own values follow it.
          ...v.parse(JsonObject, stateData),
          merchantAccount: MERCHANT_ACCOUNT,
          channel: 'Web',
          amount: amountOf(cents, currency),
          reference,
          returnUrl,
          origin,
        }),
      ),
    submit: async (details) => answerOf(await call('POST', 'payments/details', v.parse(JsonObject, details))),
    async cancel(reference) {
      await call('POST', 'cancels', { merchantAccount: MERCHANT_ACCOUNT, paymentReference: reference })
    },
    readNotices(text) {
      const parsed = v.safeParse(Notices, text)
      if (hmacKey === null || !parsed.success) return null
      const items = parsed.output.notificationItems.map(({ NotificationRequestItem: item }) => item)
      if (!items.every((item) => isSigned(item, hmacKey))) return null
      return items
        .filter(({ eventCode }) => eventCode === 'AUTHORISATION')
        .map(({ merchantReference: reference, success }) => ({ reference, isAuthorised: success === 'true' }))
    },
  }
}

/** The signature of a message, as Adyen makes it. */
export function signatureOf(item: Omit<Item, 'additionalData'>, hmacKey: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item
  const parts = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const text = [...parts, amount.value, amount.currency, eventCode, success].join(':')
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(text).digest('base64')
}

function isSigned(item: Item, hmacKey: string): boolean {
  const expected = Buffer.from(signatureOf(item, hmacKey))
  const given = Buffer.from(item.additionalData?.hmacSignature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
