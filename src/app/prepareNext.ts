import { oneATask } from '#src/lib/oneATask.ts'
import { pageNamed } from '#src/routes/pages.ts'
import type { App } from './createApp.ts'
import { createForesight } from './foresight.ts'
import { keepPagesWhole } from './keepPagesWhole.ts'
import { layOutRest } from './layOutRest.ts'
import { mountAhead } from './mountAhead.ts'

/**
 * Screens a shopper is likely to open next; their code is fetched when the browser has nothing better to do. The first one
 * has to be there when nothing can be fetched any more.
 */
const LIKELY_NEXT = ['unavailable', 'product', 'category', 'cart'] as const

/** What has time until the document is at rest: the code of the next pages, and then what makes a click lead there sooner. */
export async function prepareNext(app: App, page: Window & typeof globalThis): Promise<void> {
  app.stack.foreseeWith(createForesight(() => null))
  // One screen after the other: what the shopper asks for meanwhile must not stand in a queue behind dozens of files.
  for (const name of LIKELY_NEXT) {
    const { screen, late } = pageNamed(name)
    await Promise.all([screen.load(), late(oneATask())]).catch((error: unknown) => {
      app.reportError(error, `prefetch of ${name}`)
    })
  }
  await beginPages(app)
  layOutRest(page)
  keepPagesWhole(page)
  mountAhead(app, page)
}

/** Lets the click on a product's link show its page at once, as far as it is known: all its code is here by now. */
async function beginPages({ stack, reportError }: App): Promise<void> {
  try {
    const { begunProductView } = await import('#src/pages/product/loadProduct.ts')
    stack.foreseeWith(createForesight(begunProductView))
  } catch (error) {
    reportError(error, 'pages that are begun')
  }
}
