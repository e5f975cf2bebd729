import { describe, expect, it, vi } from 'vitest'
import { PersistentSource } from '#src/relay/persistence/persistentSource.ts'
import { createBrowserScheduler, END_SLICE, runInSlices, SLICE_MS } from '#src/relay/persistence/taskScheduler.ts'
import type { Steps } from '#src/relay/persistence/taskScheduler.ts'
import { watchPage } from '#src/relay/persistence/watchPage.ts'

function openPage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const page = Object.assign(new EventTarget(), { document })
  const calls: string[] = []
  const note = (name: string) => () => void calls.push(name)
  watchPage(
    {
      start: note('start'),
      takeOver: note('takeOver'),
      flush: note('flush'),
      recheck: note('recheck'),
      purge: note('purge'),
      changed: note('changed'),
      hasRestored: () => false,
      whenRead: () => null,
      source: new PersistentSource(),
    },
    page,
  )
  return { document, page, calls }
}

describe('the page’s life', () => {
  it('starts it, and flushes whenever the page may not live on', () => {
    const { document, page, calls } = openPage()
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(new Event('pagehide'))
    expect(calls).toEqual(['start', 'flush', 'flush'])
  })

  it('takes over when the shopper is back: seen again, focused, from the back/forward cache', () => {
    const { document, page, calls } = openPage()
    document.dispatchEvent(new Event('visibilitychange'))
    page.dispatchEvent(new Event('focus'))
    page.dispatchEvent(new Event('pageshow'))
    expect(calls).toEqual(['start', 'takeOver', 'takeOver', 'takeOver'])
  })

  it('hears other tabs about its own storage only', () => {
    const { page, calls } = openPage()
    for (const key of ['vetrina.snapshot', 'another', 'vetrina.snapshot.head', null]) {
      page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
    expect(calls).toEqual(['start', 'recheck', 'recheck'])
  })
})

describe('slices', () => {
  it('end when their time is over, and idle callbacks carry on', () => {
    let now = 0
    const idle: (() => void)[] = []
    const timers = {
      setTimeout: vi.fn<() => ReturnType<typeof setTimeout>>(),
      clearTimeout: () => undefined,
      requestIdleCallback: (run: IdleRequestCallback) =>
        idle.push(() => run({ didTimeout: false, timeRemaining: () => 0 })),
      cancelIdleCallback: () => undefined,
    }
    const scheduler = createBrowserScheduler(timers, { now: () => now })
    let steps = 0
    function* work(): Generator<void, void> {
      for (; steps < 10; steps += 1) {
        now += 1
        yield
      }
    }
    runInSlices(scheduler, work())
    const stepsAfterSlice: number[] = []
    for (let run = idle.shift(); run; run = idle.shift()) {
      run()
      stepsAfterSlice.push(steps)
    }
    expect(SLICE_MS).toBe(4)
    expect(stepsAfterSlice).toEqual([3, 7, 10])
    expect(timers.setTimeout).not.toHaveBeenCalled()
  })

  it('end before a step that is long by itself', () => {
    const idle: (() => void)[] = []
    const slices: string[] = []
    function* work(): Steps {
      slices.push('collect')
      yield
      slices.push('collect')
      yield END_SLICE
      slices.push('store')
    }
    runInSlices(
      { after: () => () => undefined, whenIdle: (run) => (idle.push(run), () => undefined), now: () => 0 },
      work(),
    )
    const lengths: number[] = []
    for (let run = idle.shift(); run; run = idle.shift()) {
      run()
      lengths.push(slices.length)
    }
    expect(slices).toEqual(['collect', 'collect', 'store'])
    expect(lengths).toEqual([2, 3])
  })

  it('are tasks of their own where there are no idle callbacks, and can be cancelled', () => {
    vi.useFakeTimers()
    try {
      const run = vi.fn<() => void>()
      const scheduler = createBrowserScheduler({ setTimeout, clearTimeout }, performance)
      scheduler.whenIdle(run)
      scheduler.whenIdle(run)()
      vi.runAllTimers()
      expect(run).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })
})
