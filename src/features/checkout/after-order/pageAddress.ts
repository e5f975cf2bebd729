/** The address of a page that the browser is about to open; null for any other, because it is untrusted. */
export function pageAddress(text: string | null | undefined): string | null {
  const url = URL.parse(text ?? '')
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}
