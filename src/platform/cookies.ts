/** First-party cookies by name; passed in, so that a server render and a test have their own. */
export type Cookies = {
  /** Null also for what cannot be decoded: whoever shares the domain may have set it. */
  readonly get: (name: string) => string | null
  /** `maxAgeSeconds: 0` removes the cookie. */
  readonly set: (name: string, value: string, options: { readonly maxAgeSeconds: number }) => void
}

/** The browser's cookies: path `/`, `SameSite=Lax`, and `Secure` wherever the page itself is. */
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

/** No cookies at all: what a server render of a guest page sees. */
export const createNoCookies = (): Cookies => ({ get: () => null, set: () => undefined })
