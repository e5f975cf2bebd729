import { expect, test } from 'vitest'
import type { App } from '#src/app/createApp.ts'
import { trackPageviews } from '#src/app/trackPageviews.ts'
import { createAnalytics } from '#src/platform/analytics/analytics.ts'

type Visited = {
  readonly href: string
  readonly position: number
  /** Of the route. */
  readonly overlay?: object
  readonly view?: object
}

/** Page views of a visit to a list, of what is visited over it, and of the return to it. */
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
    for (const listener of listeners) listener()
  }
  const list = { href: '/tavola.html', position: 0 }
  visit(list)
  visit(over)
  visit(list)
  return told
}

const LIST = { event: 'pageview', page: '/tavola.html' }

test('a page over another is a view of its own', () => {
  expect(viewsOf({ href: '/teiera-pausa.html', position: 1 })).toEqual([
    LIST,
    { event: 'pageview', page: '/teiera-pausa.html' },
    LIST,
  ])
})

test.each<[string, Visited]>([
  ['the cart', { href: '/cart', position: 1, overlay: { group: 'cart', variant: 'end' } }],
  [
    'a look at a product',
    {
      href: '/vaso-anfora.html?quick=1',
      position: 1,
      view: { page: 'productQuick', props: {}, overlay: { group: 'quick', variant: 'end' } },
    },
  ],
])('%s over a page is none, nor is the return from it', (_name, over) => {
  expect(viewsOf(over)).toEqual([LIST])
})
