import { oneATask } from '#src/lib/scheduling/oneATask.ts'
import { whenIdle } from '#src/platform/whenIdle.ts'
import { pageNamed } from '#src/routes/pages.ts'
import type { App } from '../app.ts'
import { createForesight } from './foresight.ts'
import { visitOf } from './visit.ts'

/** What has time until a page is at rest: the code of the pages that it mostly leads to. */
export function prepareNext(app: App): void {
  app.stack.foreseeWith(createForesight(() => null))
  // It has to be there when nothing can be fetched any more.
  void fetchPages(app, ['unavailable']).then(() => fetchNext(app))
  app.router.subscribe('onResolved', () => whenIdle(window, () => void fetchNext(app)))
}

async function fetchNext(app: App): Promise<void> {
  const { leadsTo } = pageNamed(visitOf(app.router).view.page)
  await fetchPages(app, leadsTo)
  if (leadsTo.includes('product')) await beginProducts(app)
}

async function fetchPages({ reportError }: App, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { screen, late } = pageNamed(name)
    // oxlint-disable-next-line no-await-in-loop -- one after the other: what the shopper asks for meanwhile goes first
    await Promise.all([screen.load(), late(oneATask())]).catch((error: unknown) => {
      reportError(error, `prefetch of ${name}`)
    })
  }
}

/** Lets the click on a product's link show its page at once, as far as it is known: all its code is here by now. */
async function beginProducts({ stack, reportError }: App): Promise<void> {
  try {
    const { begunProductView } = await import('#src/pages/product/loadProduct.ts')
    stack.foreseeWith(createForesight(begunProductView))
  } catch (error) {
    reportError(error, 'pages that are begun')
  }
}
