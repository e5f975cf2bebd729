import { useShop } from '#src/relay/ShopContext.ts'

/** The full address of a path of this store view (without a leading slash), as search engines want it. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin, locale } = useShop()
  const base = locale.basePath === '/' ? '' : locale.basePath
  return (path) => `${origin}${base}/${path}`
}
