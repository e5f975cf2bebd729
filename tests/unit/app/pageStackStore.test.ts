import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPrediction } from '#src/app/navigation/createPrediction.ts'
import { createPageStackStore } from '#src/app/navigation/pageStackStore.ts'
import type { PageView } from '#src/routing/pageView.ts'
import type { Visit } from '#src/shell/page-stack/pageStack.ts'

const visit = (position: number, kind: 'home' | 'notFound', options: Partial<Visit<PageView>> = {}) =>
  ({
    key: `${position}:${kind}`,
    position,
    href: `/${kind}`,
    overlay: null,
    kind,
    shared: false,
    staysMounted: true,
    view: { page: 'notFound', props: {} },
    ...options,
  }) as const satisfies Visit<PageView>

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const FIRST = visit(0, 'home')
const SECOND = visit(1, 'notFound')

const locationOf = ({ key, position, href }: Visit<PageView>) => ({
  ...router.latestLocation,
  href,
  state: { ...router.latestLocation.state, __TSR_key: key, __TSR_index: position },
})

function stageStack() {
  const stack = createPageStackStore()
  stack.predictWith(createPrediction(() => null))
  stack.enter(FIRST)
  stack.enter(SECOND)
  return stack
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Whether a loader would continue now. */
async function goesOn(stack: ReturnType<typeof stageStack>): Promise<boolean> {
  const waiting = Symbol('waiting')
  return (await Promise.race([stack.whenPainted(), Promise.resolve().then(() => waiting)])) !== waiting
}

test('the predicted stack of a navigation to a mounted page is the resulting one', () => {
  const stack = stageStack()
  const back = stack.predict(locationOf(FIRST))
  expect(back?.entries.map(({ href }) => href)).toEqual(['/home'])
  // It has not happened yet: a loader still finds the page by its place in the history.
  expect(stack.mountedView(FIRST.key)).toBe(FIRST.view)
  expect(stack.current()).not.toBe(back)
  expect(stack.enter(FIRST)).toBe(back)
  expect(stack.current()).toBe(back)
})

test('a navigation with another target than predicted is corrected by the router', () => {
  const stack = stageStack()
  const back = stack.predict(locationOf(FIRST))
  const gone = stack.enter({ ...FIRST, href: '/moved', kind: 'notFound' })
  expect(gone).not.toBe(back)
  expect(gone.entries.at(-1)).toMatchObject({ href: '/moved' })
})

test('a page that takes a new view because the cart changed meanwhile takes it', () => {
  const stack = stageStack()
  const back = stack.predict(locationOf(FIRST))
  stack.outdateViews()
  const view = { page: 'notFound', props: {} } as const
  const fresh = stack.enter({ ...FIRST, view })
  expect(fresh).not.toBe(back)
  expect(fresh.entries.at(-1)?.view).toBe(view)
})

test('Forward cancels a pending Back and keeps the page; a page that is not mounted is awaited', () => {
  const stack = stageStack()
  // A page that is only reloaded keeps its content.
  expect(stack.predict(locationOf(SECOND))).toBeNull()
  stack.predict(locationOf(FIRST))
  expect(stack.predict(locationOf(SECOND))).toBe(stack.current())
  expect(stack.predict(locationOf(visit(2, 'home', { href: '/elsewhere' })))).toBeNull()
})

test('loaders wait until the predicted page is painted, and no longer than a third of a second', async () => {
  const stack = stageStack()
  expect(await goesOn(stack)).toBe(true)
  stack.predict(locationOf(FIRST))
  expect(await goesOn(stack)).toBe(false)
  stack.markPainted(stack.current())
  vi.advanceTimersToNextTimer()
  expect(await goesOn(stack)).toBe(true)

  stack.enter(FIRST)
  stack.predict(locationOf(SECOND))
  expect(await goesOn(stack)).toBe(false)
  vi.advanceTimersByTime(300)
  expect(await goesOn(stack)).toBe(true)
})

describe('a page that can be begun before the router has loaded it', () => {
  const VIEW = { page: 'notFound', props: {}, layerKey: 'product:vaso' } as const satisfies PageView
  const NEXT = visit(2, 'home', { key: '2:vaso', href: '/vaso.html', kind: VIEW.layerKey, shared: true, view: VIEW })
  const link = locationOf(NEXT)

  function stageLink() {
    const stack = stageStack()
    stack.predictWith(createPrediction(({ href }) => (href === NEXT.href ? VIEW : null)))
    return stack
  }

  test('shows, and stays after the navigation has resolved', () => {
    const stack = stageLink()
    const next = stack.predict(link)
    expect(next?.entries.map(({ href }) => href)).toEqual(['/home', '/notFound', '/vaso.html'])
    expect(stack.enter({ ...NEXT, view: { ...VIEW } })).toBe(next)
    expect(stack.current().entries.at(-1)?.view).toBe(VIEW)
  })

  test('is replaced by the router’s result', () => {
    const stack = stageLink()
    const next = stack.predict(link)
    const found = stack.enter({ ...NEXT, kind: 'notFound' })
    expect(found).not.toBe(next)
    expect(found.entries.at(-1)).toMatchObject({ kind: 'notFound', href: '/vaso.html' })
  })

  test('is left when the shopper goes back before the router is through', () => {
    const stack = stageLink()
    stack.predict(link)
    expect(stack.predict(locationOf(SECOND))).toBe(stack.current())
  })

  test('was visited once it was painted, though the shopper goes on before the router is through', () => {
    const stack = stageLink()
    const next = stack.predict(link)!
    stack.markPainted(next)
    const cart = visit(3, 'home', {
      href: '/cart',
      overlay: { title: { id: 'cart' }, variant: 'end' },
      background: { href: NEXT.href, key: NEXT.key, steps: 1 },
    })
    expect(stack.predict(locationOf(cart))).toBeNull()
    const entries = stack.enter(cart).entries.map(({ href, mount }) => [href, mount])
    expect(entries.slice(0, -1)).toEqual(next.entries.map(({ href, mount }) => [href, mount]))
    expect(entries.at(-1)?.[0]).toBe('/cart')
    expect(stack.mountedView(NEXT.key)).toBe(VIEW)
  })

  test('does not count as visited if it was not painted, or if it redirects', () => {
    const stack = stageLink()
    stack.predict(link)
    stack.predict(locationOf(visit(3, 'home', { href: '/elsewhere' })))
    expect(stack.current().entries.map(({ href }) => href)).toEqual(['/home', '/notFound'])
    stack.markPainted(stack.predict(link)!)
    stack.predict(locationOf(visit(2, 'home', { href: '/moved' })))
    expect(stack.current().entries.map(({ href }) => href)).toEqual(['/home', '/notFound'])
    // Independent of painting: after continuing from there it counts.
    stack.markPainted(stack.predict(link)!)
    stack.predict(locationOf(visit(3, 'home', { href: '/elsewhere' })))
    expect(stack.current().entries.map(({ href }) => href)).toEqual(['/home', '/notFound', '/vaso.html'])
  })

  test('is loaded first on the way back, over an overlay and where nobody foresees', () => {
    const stack = stageLink()
    expect(stack.predict(locationOf({ ...NEXT, position: 0 }))).toBeNull()
    stack.enter(visit(2, 'home', { href: '/menu', overlay: { title: { id: 'menu' }, variant: 'start' } }))
    expect(stack.predict(locationOf({ ...NEXT, position: 3 }))).toBeNull()
    expect(createPageStackStore().predict(link)).toBeNull()
  })

  test('is loaded first where it is the page that shows, with another view', () => {
    const stack = stageLink()
    stack.enter(NEXT)
    expect(stack.predict(locationOf({ ...NEXT, key: '3:vaso', position: 3 }))).toBeNull()
  })
})
