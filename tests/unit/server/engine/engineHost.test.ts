import { describe, expect, test } from 'vitest'
import { type CallOptions, startEngineHost } from '#server/engine/engineHost.ts'
import type { EngineCall, FromEngine, ToEngine } from '#server/engine/messages.ts'
import type { OpenWorker, WorkerEvents } from '#server/engine/openWorker.ts'

type OperationCall = Extract<EngineCall, { readonly name: 'operation' }>

const operation = (name: string): OperationCall => ({
  name: 'operation',
  input: { method: 'GET', url: `http://shop.test/graphql?query=query ${name} {x}`, headers: [], body: null },
})
const OUTPUT = { status: 200, headers: [], body: new ArrayBuffer(0) }
const QUERY: CallOptions = { lane: 'browsing', isRepeatable: true }
const MUTATION: CallOptions = { lane: 'selling', isRepeatable: false }

/** A thread whose messages are sent by the test. */
class FakeThread {
  readonly calls: Extract<ToEngine, { kind: 'call' }>[] = []
  readonly #events: WorkerEvents
  lastBegun = 0
  isEnded = false

  constructor(events: WorkerEvents) {
    this.#events = events
  }

  say(message: FromEngine): void {
    this.#events.onMessage(message)
  }

  /** Begins the call that was sent last. */
  begin(): number {
    this.lastBegun = this.calls.at(-1)?.id ?? 0
    return this.lastBegun
  }

  answer(id = this.begin()): void {
    this.say({ kind: 'answered', id, output: OUTPUT })
  }

  fail(error: Error): void {
    this.isEnded = true
    this.#events.onEnd(error)
  }

  names(): readonly string[] {
    return this.calls.map(({ call }) => ('url' in call.input ? (/query (\w+)/.exec(call.input.url)?.[1] ?? '') : ''))
  }
}

async function stage({ refusals = 0 }: { refusals?: number } = {}) {
  const threads: FakeThread[] = []
  const timers: { readonly ms: number; readonly run: () => void; isOver: boolean }[] = []
  const changes: (readonly string[] | 'all')[] = []
  const logged: unknown[] = []
  let refused = 0
  const openWorker: OpenWorker = async (events) => {
    if (threads.length > 0 && refused < refusals) {
      refused += 1
      throw new Error('no thread')
    }
    const thread = new FakeThread(events)
    threads.push(thread)
    return {
      post: (message) => {
        if (message.kind === 'call') thread.calls.push(message)
      },
      lastBegun: () => thread.lastBegun,
      terminate: async () => {
        thread.isEnded = true
      },
      close: async () => {
        thread.isEnded = true
      },
    }
  }
  const host = await startEngineHost({
    openWorker,
    log: { error: (...entry: unknown[]) => void logged.push(entry) },
    aheadMs: () => 0,
    onChange: (tags) => void changes.push(tags),
    later: (ms, run) => {
      const timer = { ms, run, isOver: false }
      timers.push(timer)
      return { cancel: () => (timer.isOver = true) }
    },
  })
  const thread = (index = threads.length - 1) => {
    const found = threads[index]
    if (!found) throw new Error('No thread was started')
    return found
  }
  return {
    host,
    threads,
    thread,
    changes,
    logged,
    /** Lets the pending timer run out. */
    runOut: async () => {
      const pending = timers.filter(({ isOver }) => !isOver)
      expect(pending).toHaveLength(1)
      for (const timer of pending) {
        timer.isOver = true
        timer.run()
      }
      await settled()
    },
  }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('an engine in its thread', () => {
  test('does one call after the other, and others while one waits for something outside', async () => {
    const { host, thread } = await stage()
    const first = host.call(operation('first'), MUTATION)
    const second = host.call(operation('second'), QUERY)
    expect(thread().names()).toEqual(['first'])
    const id = thread().begin()
    thread().say({ kind: 'waiting', id })
    expect(thread().names()).toEqual(['first', 'second'])
    thread().answer()
    expect(await second).toEqual({ kind: 'answered', output: OUTPUT })
    thread().answer(id)
    expect(await first).toEqual({ kind: 'answered', output: OUTPUT })
  })

  test('reports changes before the answer that made them', async () => {
    const { host, thread, changes } = await stage()
    const call = host.call(operation('order'), MUTATION)
    thread().say({ kind: 'changed', tags: ['cat_p_1'] })
    expect(changes).toEqual([['cat_p_1']])
    thread().answer()
    await call
  })

  test('a call that is given up before its turn is never begun', async () => {
    const { host, thread } = await stage()
    const first = host.call(operation('first'), QUERY)
    const leaving = new AbortController()
    const left = host.call(operation('left'), { ...QUERY, signal: leaving.signal })
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    const last = host.call(operation('last'), QUERY)
    thread().answer()
    thread().answer()
    await Promise.all([first, last])
    expect(thread().names()).toEqual(['first', 'last'])
  })

  test('reports the error of a call', async () => {
    const { host, thread } = await stage()
    const call = host.call(operation('wrong'), QUERY)
    thread().say({ kind: 'failed', id: thread().begin(), error: new Error('wrong') })
    await expect(call).rejects.toThrow('wrong')
  })
})

describe('an operation that occupies the thread for too long', () => {
  test('is stopped with its thread, and those behind it are answered by the next one', async () => {
    const { host, thread, threads, logged, runOut } = await stage()
    const long = host.call(operation('long'), QUERY)
    const behind = host.call(operation('behind'), MUTATION)
    thread().begin()
    await runOut()
    expect(await long).toEqual({ kind: 'stopped' })
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, false])
    expect(thread().names()).toEqual(['behind'])
    thread().answer()
    expect(await behind).toEqual({ kind: 'answered', output: OUTPUT })
    expect(logged).toMatchObject([[{ operation: 'long' }, expect.stringContaining('took too long')]])
  })

  test('is not known to have been carried out if it changes something', async () => {
    const { host, thread, changes, runOut } = await stage()
    const long = host.call(operation('long'), MUTATION)
    thread().begin()
    await runOut()
    expect(await long).toEqual({ kind: 'interrupted' })
    expect(changes).toEqual(['all'])
  })

  test('takes waiting queries to the next thread, and answers that waiting mutations were interrupted', async () => {
    const { host, thread, runOut } = await stage()
    const paying = host.call(operation('paying'), MUTATION)
    thread().say({ kind: 'waiting', id: thread().begin() })
    const reading = host.call(operation('reading'), QUERY)
    thread().say({ kind: 'waiting', id: thread().begin() })
    const long = host.call(operation('long'), QUERY)
    thread().begin()
    await runOut()
    expect([await paying, await long]).toEqual([{ kind: 'interrupted' }, { kind: 'stopped' }])
    expect(thread().names()).toEqual(['reading'])
    thread().answer()
    expect(await reading).toEqual({ kind: 'answered', output: OUTPUT })
  })

  test('is not blamed if another one occupied the thread, and is sent again', async () => {
    const { host, thread, runOut } = await stage()
    const order = host.call(operation('order'), MUTATION)
    await runOut()
    expect(thread().names()).toEqual(['order'])
    thread().answer()
    expect(await order).toEqual({ kind: 'answered', output: OUTPUT })
  })

  test('is answered if its answer comes while the thread is ended', async () => {
    const { host, thread, runOut } = await stage()
    const call = host.call(operation('late'), MUTATION)
    thread().begin()
    const ending = runOut()
    thread(0).answer()
    await ending
    expect(await call).toEqual({ kind: 'answered', output: OUTPUT })
  })

  test('is not sent again for ever', async () => {
    const { host, thread, threads, runOut } = await stage()
    const call = host.call(operation('never'), MUTATION)
    while (threads.length < 4) {
      expect(thread().names()).toEqual(['never'])
      await runOut()
      if (threads.length === 4) break
    }
    expect(await call).toEqual({ kind: 'busy' })
  })
})

describe('a thread that ends by itself', () => {
  test('is replaced, and its operation is stopped', async () => {
    const { host, thread, threads, logged } = await stage()
    const call = host.call(operation('heavy'), QUERY)
    thread().begin()
    thread().fail(new Error('out of memory'))
    expect(await call).toEqual({ kind: 'stopped' })
    await settled()
    expect(threads).toHaveLength(2)
    expect(logged).toMatchObject([[{ err: new Error('out of memory') }, expect.anything()]])
  })

  test('is tried again until it starts, and calls are refused meanwhile', async () => {
    const { host, thread, threads, runOut } = await stage({ refusals: 2 })
    thread().fail(new Error('gone'))
    await settled()
    expect(await host.call(operation('early'), QUERY)).toEqual({ kind: 'busy' })
    await runOut()
    await runOut()
    expect(threads).toHaveLength(2)
    const call = host.call(operation('again'), QUERY)
    thread().answer()
    expect(await call).toEqual({ kind: 'answered', output: OUTPUT })
  })
})

test('a closed engine refuses calls and has no thread', async () => {
  const { host, thread } = await stage()
  await host.close()
  expect(thread().isEnded).toBe(true)
  expect(await host.call(operation('late'), QUERY)).toEqual({ kind: 'busy' })
})
