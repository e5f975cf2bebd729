import type { StorefrontLocale } from './locales.ts'

/**
 * The inputs that all texts and prices depend on. A Relay environment, its network and its snapshot belong to exactly
 * one scope, because Magento's ids do not contain it: `SimpleProduct:MQ==` has another name in English and another
 * price in dollars.
 */
export type StoreScope = {
  readonly magentoStoreCode: string
  /** ISO 4217; null for the store view's own display currency. */
  readonly currency: string | null
}

/** The scope of a storefront locale. `currency`: null for the default currency of its store view. */
export const storeScopeOf = ({ magentoStoreCode }: StorefrontLocale, currency: string | null): StoreScope => ({
  magentoStoreCode,
  currency,
})

/** A unique key for each scope. */
export const storeScopeKey = ({ magentoStoreCode, currency }: StoreScope): string =>
  currency === null ? magentoStoreCode : `${magentoStoreCode}/${currency}`
