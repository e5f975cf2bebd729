import { expect, test } from 'vitest'
import { superviseProcesses, type WebProcessEvents } from '#server/processes/superviseProcesses.ts'

type Started = WebProcessEvents & {
  readonly slot: number
  readonly startedAt: number
  readonly received: string[]
  readonly crash: () => void
}

/** A supervisor with a clock of the test's, and processes that do nothing by themselves. */
function stage(count: number) {
  let time = 0
  let timers: { readonly at: number; readonly run: () => void }[] = []
  const started: Started[] = []
  const log: string[] = []
  const note = (facts: object | string, words = '') => void log.push(`${words} ${JSON.stringify(facts)}`)
  const supervisor = superviseProcesses({
    count,
    start: (slot, events) => {
      const received: string[] = []
      const crash = () => events.onEnd({ code: 1, signal: null })
      started.push({ ...events, slot, startedAt: time, received, crash })
      return {
        send: ({ kind }) => void received.push(kind),
        signal: (name) => void received.push(name),
      }
    },
    later: (ms, run) => {
      const timer = { at: time + ms, run }
      timers.push(timer)
      return { cancel: () => void (timers = timers.filter((one) => one !== timer)) }
    },
    now: () => time,
    log: { error: note, warn: note },
    endMs: 10_000,
  })
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  async function pass(ms: number): Promise<void> {
    const end = time + ms
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
      if (!next) break
      timers = timers.filter((one) => one !== next)
      time = next.at
      next.run()
      await turns()
    }
    time = end
    await turns()
  }
  const opened = async () => {
    const opening = supervisor.open()
    started[0]?.onReady()
    await turns()
    for (const one of started.slice(1)) one.onReady()
    await opening
  }
  const latest = (slot: number) => started.findLast((one) => one.slot === slot)
  return { supervisor, started, log, pass, turns, opened, latest }
}

test('the other processes start when the first one serves, because it may find a wrong variable', async () => {
  const { supervisor, started, turns } = stage(3)
  const opening = supervisor.open()
  expect(started.map(({ slot }) => slot)).toEqual([0])
  started[0]?.onReady()
  await turns()
  expect(started.map(({ slot }) => slot)).toEqual([0, 1, 2])
  for (const one of started.slice(1)) one.onReady()
  await opening
  expect(supervisor.ready()).toHaveLength(3)
})

test('a first process that cannot start ends the start with its problems, and is not tried again', async () => {
  const { supervisor, started, pass } = stage(2)
  const opening = supervisor.open()
  started[0]?.onRefused(['PORT: 80 is in use'])
  started[0]?.crash()
  await expect(opening).rejects.toThrow('PORT: 80 is in use')
  await pass(120_000)
  expect(started).toHaveLength(1)
})

test('a process that ends is started again, ever more slowly until one serves for a minute', async () => {
  const { supervisor, started, pass, opened, latest } = stage(2)
  await opened()
  const pausesOf = async (times: number) => {
    const pauses: number[] = []
    for (let time = 0; time < times; time += 1) {
      const before = started.length
      latest(1)?.crash()
      let ms = 0
      for (; started.length === before; ms += 500) await pass(500)
      pauses.push(ms)
      latest(1)?.onReady()
    }
    return pauses
  }
  expect(await pausesOf(7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(supervisor.restarts()).toBe(7)
  latest(0)?.onPulse()
  for (let seconds = 0; seconds < 70; seconds += 10) {
    await pass(10_000)
    for (const slot of [0, 1]) latest(slot)?.onPulse()
  }
  expect(await pausesOf(1)).toEqual([1_000])
  expect(started.filter(({ slot }) => slot === 0)).toHaveLength(1)
})

test('a process without a pulse is killed, those with one are not', async () => {
  const { pass, opened, latest } = stage(2)
  await opened()
  for (let seconds = 0; seconds < 40; seconds += 5) {
    latest(0)?.onPulse()
    await pass(5_000)
  }
  expect(latest(0)?.received).toEqual([])
  expect(latest(1)?.received).toContain('SIGKILL')
})

test('replacing goes one by one, and an old process ends when its successor serves', async () => {
  const { supervisor, started, turns, opened, latest } = stage(2)
  await opened()
  const [first, second] = started
  const replacing = supervisor.replaceAll()
  expect(latest(0)).not.toBe(first)
  await turns()
  expect(first?.received).toEqual([])
  latest(0)?.onReady()
  await turns()
  expect([first?.received, second?.received]).toEqual([['stop'], []])
  first?.crash()
  await turns()
  latest(1)?.onReady()
  await turns()
  second?.crash()
  await replacing
  expect(started.map(({ slot }) => slot)).toEqual([0, 1, 0, 1])
  expect(supervisor.restarts()).toBe(0)
})

test('a successor that does not start leaves the old processes in their place', async () => {
  const { supervisor, started, log, opened, latest, pass } = stage(2)
  await opened()
  const replacing = supervisor.replaceAll()
  latest(0)?.onRefused(['The shop is not built yet'])
  latest(0)?.crash()
  await replacing
  await pass(1_000)
  expect(started).toHaveLength(3)
  expect(supervisor.ready()).toHaveLength(2)
  expect(log.join('\n')).toContain('The shop is not built yet')
})

test('a stop ends every process, waits for them, and kills one that does not end', async () => {
  const { supervisor, started, pass, opened, latest } = stage(2)
  await opened()
  let isStopped = false
  const stopping = supervisor.stop().then(() => (isStopped = true))
  expect(started.map(({ received }) => received)).toEqual([['SIGTERM'], ['SIGTERM']])
  latest(0)?.crash()
  await pass(9_000)
  expect(isStopped).toBe(false)
  await pass(1_000)
  expect(latest(1)?.received).toEqual(['SIGTERM', 'SIGKILL'])
  latest(1)?.crash()
  await stopping
  await pass(120_000)
  expect(started).toHaveLength(2)
})
