import type { ReadPage } from './readPage.ts'
import type { RouteContext } from './routeContext.ts'

/** More of a kind would not help to find one of them. */
const MOST_OF_A_KIND = 12

/**
 * Finds the pages of every kind that opens offline. If the code of one kind does not load, that is reported, and the
 * pages of the other kinds are found.
 */
export async function findReadPages({
  relay,
  urlPages,
  reportError,
}: Pick<RouteContext, 'relay' | 'urlPages' | 'reportError'>): Promise<readonly ReadPage[]> {
  const kinds = await Promise.all(
    urlPages.map(async ({ resolves, findRead }) => {
      try {
        const find = await findRead?.()
        return find?.(relay).slice(0, MOST_OF_A_KIND) ?? []
      } catch (error) {
        reportError(error, `read pages of the kind ${resolves}`)
        return []
      }
    }),
  )
  return kinds.flat().filter(({ path }) => path !== '')
}
