/** What the shop and its router keep in the browser's storages. */
const TECHNICAL_KEYS = /^(?:vetrina\.|tsr-)/

type Page = {
  /** The shop's own: without them it could not keep a cart or remember a refusal. */
  readonly technicalCookies: readonly string[]
  readonly document: Pick<Document, 'cookie'>
  /** The host the shopper sees. */
  readonly hostname: string
  /** Opened one by one: a browser may forbid each of them. */
  readonly storages: readonly (() => Pick<Storage, 'removeItem'>)[]
}

/**
 * Removes the cookies and storage entries that external scripts left: whatever is not the shop's own. A cookie is told
 * by its name alone, so it is removed for this host and for each domain above it.
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
    // A storage that may not be opened holds nothing of anyone.
  }
}
