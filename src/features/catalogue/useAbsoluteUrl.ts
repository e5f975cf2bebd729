import { addressIn } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** The full address of a path of this store view (without a leading slash), as search engines want it. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin, locale } = useShop()
  return (path) => `${origin}${addressIn(locale, `/${path}`)}`
}
