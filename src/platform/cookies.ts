/** First-party cookies by name; injected, so that server renders and tests have their own. */
export type Cookies = {
  /** Null also for values that cannot be decoded, since other sites of the domain can set cookies. */
  readonly get: (name: string) => string | null
  /** `maxAgeSeconds: 0` removes the cookie. */
  readonly set: (name: string, value: string, options: { readonly maxAgeSeconds: number }) => void
}

/** The browser's cookies: path `/`, `SameSite=Lax`, and `Secure` on secure pages. */
export function createBrowserCookies(document: Document, location: Location): Cookies {
  const attributes = `; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  return {
    get(name) {
      const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
      if (pair === undefined) return null
      try {
        return decodeURIComponent(pair.slice(name.length + 1))
      } catch {
        return null
      }
    },
    set(name, value, { maxAgeSeconds }) {
      document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${maxAgeSeconds}${attributes}`
    },
  }
}

/** No cookies: for server renders of shared pages. */
export const createNoCookies = (): Cookies => ({ get: () => null, set: () => undefined })
