/**
 * The search words in the links of a merchant's block, in order: `/search?q=…`, as here, or
 * `/catalogsearch/result/?q=…`, as in Magento. Magento's API has no list of popular searches.
 */
export function searchesIn(html: string): readonly string[] {
  const words = [...html.matchAll(/\shref\s*=\s*["'][^"'?]*search[^"'?]*\?(?:[^"']*?&(?:amp;)?)?q=([^"'&#]+)/gi)].map(
    ([, q = '']) => new URLSearchParams(`q=${q}`).get('q')?.trim() ?? '',
  )
  return [...new Set(words.filter(Boolean))]
}
