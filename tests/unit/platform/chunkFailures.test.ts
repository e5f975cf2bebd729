import { expect, it, vi } from 'vitest'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import { documentStays, reloadOnChunkFailure } from '#src/platform/chunkFailures.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

function watch({ build = '/assets/client-a.js', storage = createMemoryStorage(), reachable = true } = {}) {
  const target = new EventTarget()
  const reload = vi.fn<() => void>()
  reloadOnChunkFailure({
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

it('says whether the document stays, once that is certain', async () => {
  const outcomeOf = (stays: Promise<void>) => Promise.race([stays.then(() => 'stays'), nextTask().then(() => 'goes')])
  await watch({ reachable: false }).fail()
  expect(await outcomeOf(documentStays())).toBe('stays')
  const { fail } = watch()
  await fail()
  expect(await outcomeOf(documentStays())).toBe('goes')
})
