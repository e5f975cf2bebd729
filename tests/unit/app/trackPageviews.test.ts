import { expect, test } from 'vitest'
import type { App } from '#src/app/app.ts'
import { trackPageviews } from '#src/app/navigation/trackPageviews.ts'
import { createAnalytics } from '#src/platform/analytics/analytics.ts'

type Visited = {
  readonly href: string
  readonly position: number
  /** The overlay of the route. */
  readonly overlay?: object
  readonly view?: object
}

/** Page views of a visit to a list, of a page visited over it, and of the return to it. */
function viewsOf(over: Visited): readonly unknown[] {
  const told: unknown[] = []
  const listeners: (() => void)[] = []
  const state: { location: object; matches: object[] } = { location: {}, matches: [] }
  const subscribe = (event: string, listener: () => void) => {
    if (event === 'onResolved') listeners.push(listener)
    return () => undefined
  }
  trackPageviews({
    router: { state, subscribe } as unknown as App['router'],
    analytics: createAnalytics({ push: (entry) => void told.push(entry) }),
  } as App)
  const visit = ({ href, position, overlay, view = { page: 'category', props: {} } }: Visited) => {
    const { search } = new URL(href, 'https://shop.test')
    state.location = { publicHref: href, searchStr: search, state: { __TSR_index: position } }
    state.matches = [{ staticData: { overlay }, loaderData: view }]
    // A reload of a page's data is a resolved navigation too.
    for (let times = 0; times < 2; times += 1) for (const listener of listeners) listener()
  }
  const list = { href: '/tavola.html', position: 0 }
  visit(list)
  visit(over)
  visit(list)
  return told
}

const LIST = { event: 'pageview', page: '/tavola.html' }

test.each<[string, Visited]>([
  ['another page', { href: '/teiera-pausa.html', position: 1 }],
  ['the cart', { href: '/cart', position: 1, view: { page: 'cart', props: {} } }],
  [
    'a look at a product',
    {
      href: '/vaso-anfora.html?quick=1',
      position: 1,
      view: { page: 'productQuick', props: {} },
    },
  ],
  ['a picture over its product', { href: '/tavola.html?zoom=1', position: 1 }],
])('%s is a page view, and so is the return from it, each once', (_name, over) => {
  const page = new URL(over.href, 'https://shop.test').pathname
  expect(viewsOf(over)).toEqual([LIST, { event: 'pageview', page }, LIST])
})
