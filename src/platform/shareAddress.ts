/** Opens the device's share dialog; without one, copies the address. `kept`: neither worked. */
export async function shareAddress(title: string, url: string): Promise<'shared' | 'copied' | 'kept'> {
  if ('share' in navigator) {
    // A rejection means that the shopper cancelled, which needs no message.
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
