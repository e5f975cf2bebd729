import type { ProductPageQuery } from '#src/__generated__/ProductPageQuery.graphql.ts'
import type { ProductQuickPageQuery } from '#src/__generated__/ProductQuickPageQuery.graphql.ts'
import type { useGiftCardProductQuery } from '#src/__generated__/useGiftCardProductQuery.graphql.ts'
import { needsChoices } from '#src/features/product/choices/needsChoices.ts'
import type { Page } from '#src/routing/definePage.ts'
import { operationOf } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/**
 * Loads the code of the choices as soon as the page's answer, which this joins, shows that it is needed, and starts the
 * query of a gift card. Other products do neither.
 */
export async function startChoices(
  context: RouteContext,
  page: Pick<Page, 'name' | 'screen'>,
  urlKey: string,
): Promise<void> {
  try {
    const node = await operationOf(page)
    const { products } = await context.queries.loadFully<ProductPageQuery | ProductQuickPageQuery>(node, { urlKey })
    const product = products?.items?.[0]
    if (!product || !needsChoices(product)) return
    await import('./ProductChoices.tsx')
    if (product.__typename === 'GiftCardProduct') await startGiftCard(context, urlKey)
  } catch (error) {
    context.reportError(error, `choices of the product ${urlKey}`)
  }
}

/** Starts the query for the fields of a gift card, if the backend has them. */
async function startGiftCard(context: RouteContext, urlKey: string): Promise<void> {
  if (!context.hasField('GiftCardProduct', 'giftcard_amounts')) return
  const code = [import('./GiftCardQuestions.tsx'), import('../delivery/GiftCardParcel.tsx')]
  const { default: node } = await import('#src/__generated__/useGiftCardProductQuery.graphql.ts')
  if (import.meta.env.SSR && context.isServer)
    await context.queries.loadFully<useGiftCardProductQuery>(node, { urlKey })
  context.queries.load<useGiftCardProductQuery>(node, { urlKey })
  await Promise.all(code)
}
