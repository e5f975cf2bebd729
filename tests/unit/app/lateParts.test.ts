import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import node from '#src/__generated__/useListFacetsQuery.graphql.ts'
import { loadOptionalQuery } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server document that is being rendered, with a backend that answers after this number of milliseconds. */
function stage({ partMs, pageMs }: { readonly partMs: number; readonly pageMs: number }) {
  const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
  const load = () => 'query'
  const context = { isServer: true, queries: { loadFully: () => after(partMs), load } } as unknown as RouteContext
  const outcome = loadOptionalQuery(context, node, {}, { awaited: after(pageMs) }).then(
    () => 'here',
    (error: Error) => error.name,
  )
  return outcome
}

test.each([
  ['a part that is here before the page is kept, however long both take', { partMs: 2_100, pageMs: 3_000 }, 'here'],
  ['a part that is here in time is kept', { partMs: 1_400, pageMs: 100 }, 'here'],
  ['a page does not wait for a part that is late', { partMs: 2_100, pageMs: 100 }, 'LatePartError'],
  ['nor for one that is later than itself', { partMs: 4_000, pageMs: 3_000 }, 'LatePartError'],
])('%s', async (_name, times, expected) => {
  const outcome = stage(times)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await outcome).toBe(expected)
})
