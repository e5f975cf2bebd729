import type { CommerceContext } from '../../engine/context.ts'
import type { SeedCardSettings } from '../../seed/types.ts'
import { inputError } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'

/** @param method the name of the method in Magento's refusal */
const clientToken =
  (method: string) =>
  async (_: unknown, __: unknown, { cardPayments }: CommerceContext) => {
    if (!cardPayments) throw inputError(`The ${method} payment method is not active.`)
    try {
      return await cardPayments.clientToken()
    } catch {
      throw inputError('The payment provider did not answer. Please try again.')
    }
  }

const USUAL: SeedCardSettings = {
  canSave: true,
  bankCheck: { isChallengeWanted: false, fromCents: 0, countries: null },
}

type Check = NonNullable<SeedCardSettings['bankCheck']>

/** A setting of the store view; null where the module is off. */
const setting =
  <Value>(read: (settings: SeedCardSettings) => Value) =>
  (_: unknown, __: unknown, { cardPayments, store }: CommerceContext) =>
    cardPayments ? read(store.config.cards ?? USUAL) : null

/** A setting of the check by the bank; null where it is off. */
const ofCheck = <Value>(read: (check: Check) => Value) =>
  setting(({ bankCheck }) => (bankCheck ? read(bankCheck) : null))

export const braintreeResolvers: Readonly<Record<string, TypeResolvers>> = {
  Mutation: {
    createBraintreeClientToken: clientToken('Braintree'),
    createBraintreePayPalClientToken: clientToken('Braintree PayPal'),
  },
  StoreConfig: {
    braintree_cc_vault_active: setting(({ canSave }) => (canSave ? '1' : '0')),
    braintree_paypal_vault_active: setting(({ canSave }) => canSave),
    braintree_3dsecure_verify_3dsecure: setting(({ bankCheck }) => bankCheck !== null),
    braintree_3dsecure_always_request_3ds: ofCheck(({ isChallengeWanted }) => isChallengeWanted),
    braintree_3dsecure_threshold_amount: ofCheck(({ fromCents }) => (fromCents / 100).toFixed(2)),
    braintree_3dsecure_allowspecific: ofCheck(({ countries }) => countries !== null),
    braintree_3dsecure_specificcountry: ofCheck(({ countries }) => countries?.join(',') ?? ''),
  },
}
