import { routeTree } from './routeTree.ts'

/** First path segments of the pages that have their own route; compared without regard to case, like the router. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  Object.values(routeTree.children ?? {}).flatMap(({ options }) => {
    const word = 'path' in options ? firstWord(options.path) : ''
    return word === '' || word === '$' ? [] : [word]
  }),
)

/** Whether a path, without its locale, is the home page or belongs to Magento's URL space: products, lists, texts. */
export function isInUrlSpace(path: string): boolean {
  try {
    return !path.includes('//') && !OWN_WORDS.has(firstWord(decodeURIComponent(path)).toLowerCase())
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

function firstWord(path: string): string {
  return path.split('/')[1] ?? ''
}
