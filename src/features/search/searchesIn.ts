/**
 * The words that a merchant's block of links searches for, in its order: `/search?q=…`, as here, or
 * `/catalogsearch/result/?q=…`, as in Magento's own pages. Magento's API does not tell what is searched for most.
 */
export function searchesIn(html: string): readonly string[] {
  const words = [...html.matchAll(/\shref\s*=\s*["'][^"'?]*search[^"'?]*\?(?:[^"']*?&(?:amp;)?)?q=([^"'&#]+)/gi)].map(
    ([, q = '']) => new URLSearchParams(`q=${q}`).get('q')?.trim() ?? '',
  )
  return [...new Set(words.filter(Boolean))]
}
