import type { StoreDefinition } from '#src/shop/defineShop.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

/** A store of the shop: a locale and its store view (spec §3 "Storefront locale entry"). */
export type StorefrontLocale = StoreDefinition

export const STOREFRONT_LOCALES = SHOP.stores

/** The names of the backend's store views, by code; null until the backend has answered. */
export type StoreViewNames = Readonly<Record<string, string>> | null

/** The locales whose store view exists in the backend, with its name there. The default locale is always included. */
export function offeredLocales(storeViews: StoreViewNames): readonly [StorefrontLocale, ...StorefrontLocale[]] {
  if (storeViews === null) return STOREFRONT_LOCALES
  const named = (entry: StorefrontLocale) => ({ ...entry, label: storeViews[entry.magentoStoreCode] ?? entry.label })
  const [first, ...others] = STOREFRONT_LOCALES
  return [named(first), ...others.filter(({ magentoStoreCode }) => magentoStoreCode in storeViews).map(named)]
}

/** The locale of a path: `/en` and everything below it is English, all else the default. */
export function localeOfPath(
  pathname: string,
  locales: readonly [StorefrontLocale, ...StorefrontLocale[]] = STOREFRONT_LOCALES,
): StorefrontLocale {
  const prefixed = locales.find(
    ({ basePath }) => basePath !== '/' && (pathname === basePath || pathname.startsWith(`${basePath}/`)),
  )
  return prefixed ?? locales[0]
}

/** The address of a path in a locale: `/` is `/en` in English, `/tableware.html` is `/en/tableware.html`. */
export function addressIn({ basePath }: StorefrontLocale, path: string): string {
  if (basePath === '/') return path
  return path === '/' ? basePath : `${basePath}${path}`
}

/** Inverse of {@link addressIn}. */
export function pathOf({ basePath }: StorefrontLocale, address: string): string {
  if (basePath === '/') return address
  if (address === basePath) return '/'
  return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address
}
