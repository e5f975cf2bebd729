import { whenIdle } from '#src/platform/whenIdle.ts'
import { pageNamed } from '#src/routes/pages.ts'
import type { App } from '../app.ts'
import { createPrediction } from './createPrediction.ts'
import { visitOf } from './visit.ts'

/** Loads, once a page is at rest, the code of the pages that shoppers mostly open next. */
export function preloadNextPages(app: App): void {
  app.stack.predictWith(createPrediction(() => null))
  // This page must be loaded while the network still works.
  void fetchPages(app, ['unavailable']).then(() => fetchNext(app))
  app.router.subscribe('onResolved', () => whenIdle(window, () => void fetchNext(app)))
}

async function fetchNext(app: App): Promise<void> {
  const { leadsTo } = pageNamed(visitOf(app.router).view.page)
  await fetchPages(app, leadsTo)
  if (leadsTo.includes('product')) await predictProducts(app)
}

async function fetchPages({ reportError }: App, names: readonly string[]): Promise<void> {
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that requests of the shopper go first
    await pageNamed(name)
      .screen.load()
      .catch((error: unknown) => reportError(error, `prefetch of ${name}`))
  }
}

/** Lets a click on a product link show its page at once with the data of its card. */
async function predictProducts({ stack, reportError }: App): Promise<void> {
  try {
    const { loadProductSkeleton, startProductView } = await import('#src/pages/product/loadProduct.ts')
    await loadProductSkeleton()
    stack.predictWith(createPrediction(startProductView))
  } catch (error) {
    reportError(error, 'pages that are begun')
  }
}
