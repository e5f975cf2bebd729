/** A storefront locale and the store view it speaks to (spec §3 "Storefront locale entry"). */
export type StorefrontLocale = {
  readonly locale: 'it' | 'en'
  readonly magentoStoreCode: string
  /** Where the locale's pages live; the default locale has no prefix. */
  readonly basePath: '/' | '/en'
  /** BCP 47, for `Intl` and `hreflang`. */
  readonly intlLocale: string
  /** Its own name, for the store switch. */
  readonly label: string
}

export type LocaleCode = StorefrontLocale['locale']

/** Italian is the default (spec §1). */
export const STOREFRONT_LOCALES: readonly [StorefrontLocale, ...StorefrontLocale[]] = [
  { locale: 'it', magentoStoreCode: 'it', basePath: '/', intlLocale: 'it-IT', label: 'Italiano' },
  { locale: 'en', magentoStoreCode: 'en', basePath: '/en', intlLocale: 'en-GB', label: 'English' },
]

/** The locale a path belongs to: `/en` and everything below it is English, all else the default. */
export function localeOfPath(pathname: string): StorefrontLocale {
  const prefixed = STOREFRONT_LOCALES.find(
    ({ basePath }) => basePath !== '/' && (pathname === basePath || pathname.startsWith(`${basePath}/`)),
  )
  return prefixed ?? STOREFRONT_LOCALES[0]
}

/** The address of a path in a locale: `/` is `/en` in English, `/tableware.html` is `/en/tableware.html`. */
export function addressIn({ basePath }: StorefrontLocale, path: string): string {
  if (basePath === '/') return path
  return path === '/' ? basePath : `${basePath}${path}`
}

/** The path that {@link addressIn} was given. */
export function pathOf({ basePath }: StorefrontLocale, address: string): string {
  if (basePath === '/') return address
  if (address === basePath) return '/'
  return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address
}
