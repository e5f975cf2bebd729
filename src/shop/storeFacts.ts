import type { AttributeCodes, CountryCode, CurrencyCode, StoreDefinition } from './defineShop.ts'
import { SHOP } from './selectedShop.ts'

/** The country of a store: the one that forms begin with, and whose taxes apply. */
export const storeCountry = ({ country = SHOP.country }: Pick<StoreDefinition, 'country'>): CountryCode => country

/** The currency of a store's amounts for which the backend tells none. */
export const storeCurrency = ({ currency = SHOP.currency }: Pick<StoreDefinition, 'currency'>): CurrencyCode => currency

/** The codes of the catalogue attributes with a place of their own. */
export const storeAttributes = ({ attributes }: Pick<StoreDefinition, 'attributes'>): AttributeCodes =>
  attributes ? { ...SHOP.attributes, ...attributes } : SHOP.attributes
