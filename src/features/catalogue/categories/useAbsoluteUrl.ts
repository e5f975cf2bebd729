import { absoluteIn } from '#src/shop/addresses/storeAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** The absolute URL of a path of this store view (without a leading slash), for search engines. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin, locale } = useShop()
  return (path) => absoluteIn(locale, `/${path}`, origin)
}
