import type { StoreDefinition } from '#src/shop/defineShop.ts'
import type { StoreViewFacts } from '#src/shop/storeViewFacts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

/** A store of the shop: a locale and its store view (spec §3 "Storefront locale entry"). */
export type StorefrontLocale = StoreDefinition & {
  /** The time zone of the store view in the backend. */
  readonly timeZone?: string
}

export const STOREFRONT_LOCALES: readonly [StorefrontLocale, ...StorefrontLocale[]] = SHOP.stores

/** The backend's store views by code; null until the backend has answered. */
export type StoreViews = Readonly<Record<string, StoreViewFacts>> | null

/**
 * The locales whose store view exists in the backend, with its name, time zone and currencies there. The default locale is always
 * included.
 */
export function offeredLocales(storeViews: StoreViews): readonly [StorefrontLocale, ...StorefrontLocale[]] {
  const known = ({ currencies: _wanted, ...entry }: StorefrontLocale): StorefrontLocale => {
    const view = storeViews?.[entry.magentoStoreCode]
    return {
      ...entry,
      label: view?.name ?? entry.label,
      ...(view?.timeZone && { timeZone: view.timeZone }),
      ...(view?.currencies && { currencies: view.currencies }),
    }
  }
  const [first, ...others] = STOREFRONT_LOCALES
  const offered = storeViews ? others.filter(({ magentoStoreCode }) => magentoStoreCode in storeViews) : others
  return [known(first), ...offered.map(known)]
}
