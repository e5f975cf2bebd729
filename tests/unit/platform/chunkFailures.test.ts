import { expect, it, vi } from 'vitest'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import { documentStays, reloadOnChunkFailure, retryMissingCode } from '#src/platform/chunkFailures.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

function watch({
  build = '/assets/client-a.js',
  storage = createMemoryStorage(),
  reachable = true,
  reloadOnChunkFailure: start = reloadOnChunkFailure,
} = {}) {
  const target = new EventTarget()
  const reload = vi.fn<() => void>()
  start({
    target,
    build,
    storage,
    isReachable: () => Promise.resolve(reachable),
    reload,
    log: () => undefined,
  })
  const fail = async () => {
    target.dispatchEvent(new Event('vite:preloadError'))
    await Promise.resolve()
    await Promise.resolve()
  }
  return { fail, reload }
}

it('reloads once, however many files are missing', async () => {
  const { fail, reload } = watch()
  await Promise.all([fail(), fail()])
  await fail()
  expect(reload).toHaveBeenCalledOnce()
})

it('never reloads twice for one build, and again for the next', async () => {
  const storage = createMemoryStorage()
  await watch({ storage }).fail()
  const same = watch({ storage })
  await same.fail()
  expect(same.reload).not.toHaveBeenCalled()
  const next = watch({ storage, build: '/assets/client-b.js' })
  await next.fail()
  expect(next.reload).toHaveBeenCalledOnce()
})

it('keeps the page that is readable while the shop cannot be reached, and tries at the next failure', async () => {
  const storage = createMemoryStorage()
  const offline = watch({ storage, reachable: false })
  await offline.fail()
  expect(offline.reload).not.toHaveBeenCalled()
  const online = watch({ storage })
  await online.fail()
  expect(online.reload).toHaveBeenCalledOnce()
})

it('does not reload where it could not remember to have done so', async () => {
  const storage = { ...createMemoryStorage(), set: () => false }
  const { fail, reload } = watch({ storage })
  await fail()
  expect(reload).not.toHaveBeenCalled()
})

it('reloads once more for each retry of the shopper, and for no failure in between', async () => {
  const { fail, reload } = watch()
  await fail()
  await fail()
  expect(reload).toHaveBeenCalledTimes(1)
  for (const times of [2, 3]) {
    retryMissingCode()
    await fail()
    await fail()
    expect(reload).toHaveBeenCalledTimes(times)
  }
})

it('reloads for a retry where it cannot remember to have done so, but not while the shop cannot be reached', async () => {
  const storage = { ...createMemoryStorage(), set: () => false }
  const { fail, reload } = watch({ storage })
  await fail()
  retryMissingCode()
  await fail()
  expect(reload).toHaveBeenCalledOnce()
  const offline = watch({ reachable: false })
  await offline.fail()
  retryMissingCode()
  await offline.fail()
  expect(offline.reload).not.toHaveBeenCalled()
})

it('takes no retry of something else for one of missing code', async () => {
  vi.resetModules()
  const fresh = await import('#src/platform/chunkFailures.ts')
  const { fail, reload } = watch({ ...fresh, build: '/assets/client-c.js' })
  fresh.retryMissingCode()
  await fail()
  await fail()
  expect(reload).toHaveBeenCalledOnce()
})

it('says whether the document stays, once that is certain', async () => {
  const outcomeOf = (stays: Promise<void>) => Promise.race([stays.then(() => 'stays'), nextTask().then(() => 'goes')])
  await watch({ reachable: false }).fail()
  expect(await outcomeOf(documentStays())).toBe('stays')
  const { fail } = watch()
  await fail()
  expect(await outcomeOf(documentStays())).toBe('goes')
})
