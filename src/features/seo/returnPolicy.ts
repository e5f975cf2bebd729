import type { CountryCode, ReturnPostage } from '#src/shop/defineShop.ts'

const FEES: Readonly<Record<ReturnPostage, string>> = {
  buyer: 'https://schema.org/ReturnFeesCustomerResponsibility',
  merchant: 'https://schema.org/FreeReturn',
}

export type ReturnTerms = {
  /** Null where nothing can be returned. */
  readonly days: number | null
  /** Where these days are valid. */
  readonly country: CountryCode
  /** Null if the merchant has not stated it. */
  readonly postage: ReturnPostage | null
}

/** The return policy of a shop or an offer in the vocabulary of schema.org. */
export const returnPolicyOf = ({ days, country, postage }: ReturnTerms) =>
  days === null
    ? {}
    : {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: country,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: days,
          returnMethod: 'https://schema.org/ReturnByMail',
          ...(postage !== null && { returnFees: FEES[postage] }),
        },
      }
