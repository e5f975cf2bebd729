import { wellFormedPath } from '#src/lib/url/wellFormedPath.ts'
import type { StoreDefinition } from '../defineShop.ts'
import { localPathOf, routePathOf } from './localPaths.ts'

type Stores = readonly [StoreDefinition, ...StoreDefinition[]]

/** The stores of a host name: those of that domain, or those without a domain for every other name. */
export function storesAt(hostname: string, stores: Stores): Stores {
  const of = (wanted: string | undefined) => stores.filter(({ domain }) => domain === wanted)
  const [first, ...others] = [...of(hostname), ...of(undefined)]
  if (first === undefined) return stores
  return [first, ...others.filter(({ domain }) => domain === first.domain)]
}

/**
 * The store of an address. On one host `/en` and everything below it may be a store, and all else the store whose base
 * path is `/`.
 */
export function storeAt({ hostname, pathname }: Pick<URL, 'hostname' | 'pathname'>, stores: Stores): StoreDefinition {
  const here = storesAt(hostname, stores)
  const prefixed = here.find(
    ({ basePath }) => basePath !== '/' && (pathname === basePath || pathname.startsWith(`${basePath}/`)),
  )
  return prefixed ?? here.find(({ basePath }) => basePath === '/') ?? here[0]
}

/** The origin of a store's pages. `shopOrigin` is that of the stores without a domain; scheme and port are the same. */
export function originOf({ domain }: Pick<StoreDefinition, 'domain'>, shopOrigin: string): string {
  if (domain === undefined) return shopOrigin
  const url = new URL(shopOrigin)
  url.hostname = domain
  return url.origin
}

/** The address of a path in a store: `/` is `/en` in English, `/tableware.html` is `/en/tableware.html`. */
export function addressIn({ basePath, locale }: Pick<StoreDefinition, 'basePath' | 'locale'>, path: string): string {
  const local = localPathOf(locale, path)
  if (basePath === '/') return local
  return path === '/' ? basePath : `${basePath}${local}`
}

/** The absolute address of a path in a store, with the escapes of RFC 3986: sitemaps and search engines compare them. */
export const absoluteIn = (store: Pick<StoreDefinition, 'basePath' | 'locale'>, path: string, origin: string): string =>
  origin + encodeURI(addressIn(store, path))

/** The path of an address without escapes, as the backend writes paths. */
export const unescapedPath = (pathname: string): string => decodeURI(wellFormedPath(pathname))

/** Inverse of {@link addressIn}. */
export function pathOf({ basePath, locale }: Pick<StoreDefinition, 'basePath' | 'locale'>, address: string): string {
  if (address === basePath) return '/'
  const isBelow = basePath !== '/' && address.startsWith(`${basePath}/`)
  return routePathOf(locale, isBelow ? address.slice(basePath.length) : address)
}
