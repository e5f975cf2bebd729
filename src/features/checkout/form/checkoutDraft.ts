import * as v from 'valibot'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { anyAddress } from '#src/features/address/addressSchema.ts'
import { anyPickup, giftSchema } from './checkoutSchema.ts'
import { NO_GIFT } from './checkoutValues.ts'
import type { CheckoutValues } from './checkoutValues.ts'

const KEY = 'vetrina.checkoutDraft'

/** Without a payment number and without consents, which are given again for every order. */
const draftSchema = v.object({
  email: v.string(),
  isPickup: v.optional(v.boolean(), false),
  pickup: v.optional(anyPickup, null),
  shipping: anyAddress,
  savesAddress: v.optional(v.boolean(), false),
  notes: v.string(),
  gift: v.optional(giftSchema(false), NO_GIFT),
  billingIsShipping: v.boolean(),
  invoiceTo: v.optional(v.picklist(['person', 'company']), 'person'),
  invoiceCompany: v.optional(v.string(), ''),
  vatId: v.optional(v.string(), ''),
  invoiceDelivery: v.optional(v.string(), ''),
  fiscalCode: v.optional(v.string(), ''),
  billing: anyAddress,
  shippingMethod: v.nullable(v.string()),
  paymentMethod: v.nullable(v.string()),
})

export type CheckoutDraft = v.InferOutput<typeof draftSchema>

/** The form values before the order; they survive a reload and a lost cart, but not the tab. */
export type CheckoutDrafts = {
  /** Null if there is none, or one of an older version of the form. */
  readonly read: () => CheckoutDraft | null
  readonly write: (values: CheckoutValues) => void
  readonly clear: () => void
}

export const createCheckoutDrafts = (storage: KeyValueStorage): CheckoutDrafts => ({
  read() {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), storage.get(KEY))
    return parsed.success ? parsed.output : null
  },
  write: (values) => void storage.set(KEY, JSON.stringify(v.parse(draftSchema, values))),
  clear: () => storage.remove(KEY),
})
