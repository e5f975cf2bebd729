/** Hands an address to the device; where it takes none, to the clipboard. `kept`: neither took it. */
export async function shareAddress(title: string, url: string): Promise<'shared' | 'copied' | 'kept'> {
  if ('share' in navigator) {
    // Rejects when the shopper changes their mind, which needs no words.
    await navigator.share({ title, url }).catch(() => undefined)
    return 'shared'
  }
  try {
    await window.navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'kept'
  }
}
