import { definePage } from '#src/routing/definePage.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import { notFoundView, operationOf, startQuery } from '#src/routing/pageQueries.ts'
import { storeSettingsOf } from '#src/routing/shellData.ts'
import type { ContactPageQuery } from '#src/__generated__/ContactPageQuery.graphql.ts'

export const contactPage = definePage({
  name: 'contact',
  path: '/contact',
  screen: () => import('./ContactPage.tsx'),
  async load({ context }, page) {
    if (!(await hasContent(context, page))) return notFoundView(context)
    const query = await startQuery<ContactPageQuery>(context, page, { variables: {} })
    return query ? page.view({ query }) : notFoundView(context)
  },
})

/** Whether there is a way to reach the shop: the imprint, the form, or the merchant's own text. */
async function hasContent(context: RouteContext, page: Parameters<typeof operationOf>[0]): Promise<boolean> {
  if (context.legal.imprint !== null || (await storeSettingsOf(context)).hasContactForm) return true
  const { cmsBlocks } = await context.queries.loadFully<ContactPageQuery>(await operationOf(page), {})
  if (!cmsBlocks?.items) throw new Error('[vetrina:contact] no answer')
  return cmsBlocks.items.some((block) => Boolean(block?.content))
}
