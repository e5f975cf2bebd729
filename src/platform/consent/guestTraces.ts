/** Storage keys of the shop and of its router. */
const TECHNICAL_KEYS = /^(?:vetrina\.|tsr-)/

type Page = {
  /** Cookies that the shop needs to keep a cart or remember a refusal. */
  readonly technicalCookies: readonly string[]
  readonly document: Pick<Document, 'cookie'>
  /** The host name in the address bar. */
  readonly hostname: string
  /** Opened one by one, because a browser may block each of them. */
  readonly storages: readonly (() => Pick<Storage, 'removeItem'>)[]
}

/**
 * Removes all cookies and storage entries of external scripts. The domain of a cookie is unknown, so it is removed for
 * this host and for each parent domain.
 */
export function removeGuestTraces({ technicalCookies, document, hostname, storages }: Page): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  const labels = hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((given) => given !== '' && !technicalCookies.includes(given))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
  for (const open of storages) removeKeys(open)
}

function removeKeys(open: () => Pick<Storage, 'removeItem'>): void {
  try {
    const storage = open()
    for (const key of Object.keys(storage)) if (!TECHNICAL_KEYS.test(key)) storage.removeItem(key)
  } catch {
    // A blocked storage holds no entries.
  }
}
