import { graphql, readInlineData } from 'react-relay'
import type { bankCheck_storeConfig$key } from '#src/__generated__/bankCheck_storeConfig.graphql.ts'
import type { Sum } from '#src/shop/payments.ts'

/** The merchant's settings of 3-D Secure. */
export type BankCheckSettings = {
  readonly isOn: boolean
  /** The bank should ask the shopper every time. */
  readonly isChallengeWanted: boolean
  /** The smallest sum about which the bank is asked. */
  readonly threshold: number
  /** The countries of billing addresses about which the bank is asked; null for all. */
  readonly countries: readonly string[] | null
}

/** The settings as Magento tells them; off where it does not. */
export function readBankCheck(config: bankCheck_storeConfig$key | null | undefined): BankCheckSettings {
  const settings = config
    ? readInlineData(
        graphql`
          fragment bankCheck_storeConfig on StoreConfig @inline {
            braintree_3dsecure_verify_3dsecure
            braintree_3dsecure_always_request_3ds
            braintree_3dsecure_threshold_amount
            braintree_3dsecure_allowspecific
            braintree_3dsecure_specificcountry
          }
        `,
        config,
      )
    : null
  const countries = (settings?.braintree_3dsecure_specificcountry ?? '').split(',').filter((code) => code !== '')
  const areChosen = settings?.braintree_3dsecure_allowspecific === true && countries.length > 0
  return {
    isOn: settings?.braintree_3dsecure_verify_3dsecure === true,
    isChallengeWanted: settings?.braintree_3dsecure_always_request_3ds === true,
    threshold: Number(settings?.braintree_3dsecure_threshold_amount ?? 0) || 0,
    countries: areChosen ? countries : null,
  }
}

/** Whether the shopper's bank is asked about a payment: the rules of Magento's own checkout. */
export const isBankAsked = (
  { isOn, threshold, countries }: BankCheckSettings,
  sum: Sum,
  billingCountry: string,
): boolean => isOn && sum.value >= threshold && (countries === null || countries.includes(billingCountry))

/**
 * Whether a payment may go on after its check: the bank takes the liability, or the card has no such check. A bank that
 * could take it and does not has refused the shopper.
 */
export const isCheckPassed = (check: {
  readonly liabilityShiftPossible: boolean
  readonly liabilityShifted: boolean
}): boolean => check.liabilityShifted || !check.liabilityShiftPossible
