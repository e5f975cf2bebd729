import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'
import { useLateCode } from '#src/ui/useLateCode.ts'
import { createShopMockEnvironment } from '#tests/harness/components/mockEnvironment.ts'

// As in the shop: in its test environment React does not throttle.
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterAll(() => void vi.unstubAllGlobals())

type Answer = { words: string | null; readonly arrival: Promise<void> }

/** Suspends like Relay. */
function Page({ answer: { words, arrival } }: { readonly answer: Answer }) {
  // oxlint-disable-next-line only-throw-error -- React treats a thrown promise as suspending
  if (words === null) throw arrival
  return <p>{words}</p>
}

/** A suspended page, and a pool that reports its answer on demand. */
function setUp() {
  const pool = new QueryPool(createShopMockEnvironment().environment)
  const listeners = new Set<() => void>()
  vi.spyOn(pool, 'onArrival').mockImplementation((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer: Answer = { words: null, arrival: promise }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <QueryPoolContext value={pool}>
      <PageSuspense isSteady fallback={<p>skeleton</p>}>
        <Page answer={answer} />
      </PageSuspense>
    </QueryPoolContext>,
  )
  const arrive = () => {
    answer.words = 'data'
    resolve()
    pool.arrivals += 1
    for (const listener of listeners) listener()
  }
  const leave = () => {
    root.unmount()
    container.remove()
  }
  return { container, arrive, leave, isHeard: () => listeners.size > 0 }
}

/** Longer than React needs to render, and far shorter than it keeps a new fallback. */
async function fewTasks(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await nextTask()
}

test('a page is shown as soon as its answer arrives, however short its skeleton was visible', async () => {
  const { container, arrive, leave, isHeard } = setUp()
  await expect.poll(isHeard).toBe(true)
  expect(container.textContent).toBe('skeleton')
  arrive()
  await fewTasks()
  expect(container.textContent).toBe('data')
  leave()
})

test('an answer that arrives while the skeleton is being rendered makes no difference', async () => {
  const { container, arrive, leave } = setUp()
  // The skeleton is rendered, not committed: at that moment React reads the page's data.
  const commits = vi.spyOn(container, 'appendChild').mockImplementationOnce((child) => {
    arrive()
    return Node.prototype.appendChild.call(container, child) as typeof child
  })
  await expect.poll(() => commits.mock.calls.length).toBeGreaterThan(0)
  await fewTasks()
  expect(container.textContent).toBe('data')
  leave()
})

test('nor does code that arrives after the answer', async () => {
  const pool = new QueryPool(createShopMockEnvironment().environment)
  const { promise, resolve } = Promise.withResolvers<true>()
  const code = createLazyValue(() => promise)
  function PageWithCode() {
    useLateCode(code)
    return <p>data</p>
  }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <QueryPoolContext value={pool}>
      <PageSuspense isSteady fallback={<p>skeleton</p>}>
        <PageWithCode />
      </PageSuspense>
    </QueryPoolContext>,
  )
  await expect.poll(() => container.textContent).toBe('skeleton')
  resolve(true)
  await fewTasks()
  expect(container.textContent).toBe('data')
  root.unmount()
  container.remove()
})
