import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageStackStore } from '#src/app/pageStackStore.ts'
import type { PageView } from '#src/routes/pageRegistry.ts'
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

const FIRST = visit(0, 'home')
const SECOND = visit(1, 'notFound')

function stageStack() {
  const stack = createPageStackStore()
  stack.enter(FIRST)
  stack.enter(SECOND)
  return stack
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Whether a loader would go on now. */
async function goesOn(stack: ReturnType<typeof stageStack>): Promise<boolean> {
  const waiting = Symbol('waiting')
  return (await Promise.race([stack.whenPainted(), Promise.resolve().then(() => waiting)])) !== waiting
}

test('what a navigation to a mounted page will leave is what it leaves', () => {
  const stack = stageStack()
  const back = stack.foresee(FIRST)
  expect(back?.entries.map(({ href }) => href)).toEqual(['/home'])
  // It has not happened yet: a loader still finds the page by its place in the history.
  expect(stack.mountedView(FIRST.key)).toBe(FIRST.view)
  expect(stack.current()).not.toBe(back)
  expect(stack.enter(FIRST)).toBe(back)
  expect(stack.current()).toBe(back)
})

test('a navigation that leads elsewhere than it seemed to is told by the router', () => {
  const stack = stageStack()
  const back = stack.foresee(FIRST)
  const gone = stack.enter({ ...FIRST, href: '/moved', kind: 'notFound' })
  expect(gone).not.toBe(back)
  expect(gone.entries.at(-1)).toMatchObject({ href: '/moved' })
})

test('a page that takes a new view because the cart changed meanwhile takes it', () => {
  const stack = stageStack()
  const back = stack.foresee(FIRST)
  stack.outdateViews()
  const view = { page: 'notFound', props: {} } as const
  const fresh = stack.enter({ ...FIRST, view })
  expect(fresh).not.toBe(back)
  expect(fresh.entries.at(-1)?.view).toBe(view)
})

test('Forward before Back has resolved shows again what was never left; a page that is not there is waited for', () => {
  const stack = stageStack()
  // A page that is only loaded again shows what it shows.
  expect(stack.foresee(SECOND)).toBeNull()
  stack.foresee(FIRST)
  expect(stack.foresee(SECOND)).toBe(stack.current())
  expect(stack.foresee(visit(2, 'home', { href: '/elsewhere' }))).toBeNull()
})

test('loaders wait until what was foreseen is painted, and no longer than a third of a second', async () => {
  const stack = stageStack()
  expect(await goesOn(stack)).toBe(true)
  stack.foresee(FIRST)
  expect(await goesOn(stack)).toBe(false)
  stack.painted()
  expect(await goesOn(stack)).toBe(true)

  stack.enter(FIRST)
  stack.foresee(SECOND)
  expect(await goesOn(stack)).toBe(false)
  vi.advanceTimersByTime(300)
  expect(await goesOn(stack)).toBe(true)
})
