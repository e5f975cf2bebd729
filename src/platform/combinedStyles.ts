/** On `:root` of a page's one stylesheet: the addresses of the stylesheets that it holds, as a string. */
export const COMBINED_STYLES = '--combined-styles'

/**
 * The document's one stylesheet holds those of the page and of its parts (build/combinedStyles.ts). Code that comes late
 * looks for a link to its own and would fetch it again, after the page's: links that are disabled are found and fetch
 * nothing.
 */
export function nameCombinedStyles({
  document,
  getComputedStyle,
}: Pick<Window & typeof globalThis, 'document' | 'getComputedStyle'>): void {
  const text = getComputedStyle(document.documentElement).getPropertyValue(COMBINED_STYLES)
  for (const href of text.match(/\/[^\s"]+/g) ?? []) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('disabled', '')
    link.href = href
    document.head.append(link)
  }
}
