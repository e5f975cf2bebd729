import { describe, expect, test, vi } from 'vitest'
import type { SchemaAnswer } from '#server/gateway/probeSchema.ts'
import { createCapabilityKeeper } from '#server/gateway/capabilityKeeper.ts'

const NAMES = ['Cart.applied_gift_cards', 'Customer.returns', 'OrderInformationInput.lastname']
const URL = 'https://magento.example/graphql'
const MINUTE = 60_000

const said = (parts: Readonly<Record<string, boolean>>, more: Partial<SchemaAnswer> = {}): SchemaAnswer => ({
  parts: new Map(Object.entries(parts)),
  deferral: false,
  lacking: [],
  problem: null,
  ...more,
})
const ALL = said(Object.fromEntries(NAMES.map((name) => [name, true])))
const silent = (problem: string): SchemaAnswer => said({}, { deferral: null, problem })

/** A host's clock, file and log; answers are given in turn, the last one repeatedly. */
function stage(answers: readonly (SchemaAnswer | Promise<SchemaAnswer>)[], kept: string | null = null) {
  const file = { text: kept }
  const lines: string[] = []
  const timers: { at: number; run: () => void }[] = []
  let time = 0
  let asked = 0
  const onChange = vi.fn<() => void>()
  const log = (...words: readonly unknown[]) => void lines.push(String(words.at(-1)))
  const open = (names: readonly string[] = NAMES, url = URL, groups: ReadonlyMap<string, string> = new Map()) =>
    createCapabilityKeeper({
      names,
      groups,
      url,
      onChange,
      file: {
        read: () => file.text,
        write: async (text) => {
          file.text = text
        },
      },
      ask: async () => {
        asked += 1
        const answer = answers[Math.min(asked, answers.length) - 1]
        if (!answer) throw new Error('There is no answer to give.')
        return answer
      },
      log: { info: log, warn: log, error: log },
      later: (ms, run) => {
        const timer = { at: time + ms, run }
        timers.push(timer)
        return { cancel: () => void timers.splice(timers.indexOf(timer), Number(timers.includes(timer))) }
      },
      now: () => time,
    })
  return {
    open,
    file,
    lines,
    onChange,
    asked: () => asked,
    /** Advances the time, and runs everything that was due. */
    pass: async (ms: number) => {
      const until = time + ms
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
        if (!next) break
        timers.splice(timers.indexOf(next), 1)
        time = next.at
        next.run()
        await settled()
      }
      time = until
      await settled()
    },
  }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('the first start', () => {
  test('waits for the answer, logs it in one line, and stores it', async () => {
    const { open, file, lines, onChange } = stage([said({ ...allBut('Customer.returns') }, { deferral: true })])
    const keeper = open()
    await keeper.start()
    expect(keeper.current()).toEqual({ parts: [NAMES[0], NAMES[2]], deferral: true })
    expect(lines).toEqual(['The commerce server has 2 of 3 optional parts of the API; missing: Customer.returns'])
    expect(onChange).toHaveBeenCalledTimes(1)
    await settled()
    expect(JSON.parse(file.text ?? '')).toMatchObject({
      url: URL,
      parts: { 'Customer.returns': false },
      deferral: true,
    })
  })

  test('opens the shop without parts that a slow backend has not confirmed yet, and shows them later', async () => {
    const { promise, resolve } = Promise.withResolvers<SchemaAnswer>()
    const { open, onChange, pass } = stage([promise])
    const keeper = open()
    const started = keeper.start()
    await pass(10_000)
    await started
    expect(keeper.current().parts).toEqual([])
    resolve(ALL)
    await settled()
    expect(keeper.current().parts).toEqual(NAMES)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('asks again soon when the backend said nothing, and tells so in one line', async () => {
    const { open, lines, pass, asked } = stage([silent('it did not answer within 30 s'), silent('it is closed'), ALL])
    const keeper = open()
    await keeper.start()
    expect(lines).toEqual([
      'The commerce server did not say what it has: it did not answer within 30 s. 3 optional parts are left out until it does',
    ])
    await pass(MINUTE)
    expect(asked()).toBe(2)
    await pass(2 * MINUTE)
    expect(asked()).toBe(3)
    expect(keeper.current().parts).toEqual(NAMES)
  })
})

const allBut = (missing: string) => Object.fromEntries(NAMES.map((name) => [name, name !== missing]))

describe('a later start', () => {
  const keptFrom = async (answer: SchemaAnswer) => {
    const { open, file } = stage([answer])
    await open().start()
    await settled()
    return file.text
  }

  test('has the kept answer at once, and waits for nothing', async () => {
    const { promise } = Promise.withResolvers<SchemaAnswer>()
    const { open, lines } = stage([promise], await keptFrom(ALL))
    const keeper = open()
    expect(keeper.isKnown()).toBe(true)
    await keeper.start()
    expect(keeper.current().parts).toEqual(NAMES)
    expect(lines).toEqual([
      'The commerce server has 3 of 3 optional parts of the API, as it said before this start; it is asked again',
    ])
  })

  test.each([
    ['a time-out', silent('it did not answer within 30 s')],
    ['an answer of one part alone', said({ 'Customer.returns': true }, { deferral: null, problem: 'it failed' })],
  ])('loses nothing by %s', async (_what, answer) => {
    const { open, onChange } = stage([answer], await keptFrom(ALL))
    const keeper = open()
    await keeper.start()
    await settled()
    expect(keeper.current().parts).toEqual(NAMES)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('logs the changes, and has pages rendered again', async () => {
    const { open, lines, onChange } = stage([ALL], await keptFrom(said(allBut('Customer.returns'))))
    const keeper = open()
    await keeper.start()
    await settled()
    expect(keeper.current().parts).toEqual(NAMES)
    expect(lines.at(-1)).toBe('The commerce server has changed: it now has Customer.returns')
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test('in front of another backend has no stored answer', async () => {
    const { promise } = Promise.withResolvers<SchemaAnswer>()
    const { open } = stage([promise], await keptFrom(ALL))
    const keeper = open(NAMES, 'https://other.example/graphql')
    expect(keeper.isKnown()).toBe(false)
    expect(keeper.current().parts).toEqual([])
  })

  test('with a longer list waits for the new part, and uses the old ones meanwhile', async () => {
    const { promise } = Promise.withResolvers<SchemaAnswer>()
    const { open, pass } = stage([promise], await keptFrom(ALL))
    const keeper = open([...NAMES, 'Cart.new'])
    const started = keeper.start()
    let isStarted = false
    void started.then(() => (isStarted = true))
    await settled()
    expect(isStarted).toBe(false)
    await pass(10_000)
    expect(isStarted).toBe(true)
    expect(keeper.current().parts).toEqual(NAMES)
  })

  test.each(['{', '{"format":0}', 'null', '[]'])('takes a damaged file (%s) for none', async (text) => {
    const { open } = stage([ALL], text)
    expect(open().isKnown()).toBe(false)
  })
})

describe('while the host runs', () => {
  test('the backend is asked every ten minutes', async () => {
    const { open, pass, asked } = stage([ALL])
    await open().start()
    await pass(9 * MINUTE)
    expect(asked()).toBe(1)
    await pass(11 * MINUTE)
    expect(asked()).toBe(3)
  })

  test('a backend that does not answer is asked every five minutes at least', async () => {
    const { open, pass, asked } = stage([silent('it is closed')])
    await open().start()
    await pass((1 + 2 + 4 + 5 + 5) * MINUTE)
    expect(asked()).toBe(6)
  })

  test('a refusal has it asked at once, many refusals once a minute', async () => {
    const { open, pass, asked } = stage([ALL])
    const keeper = open()
    await keeper.start()
    await pass(5 * MINUTE)
    keeper.doubt()
    keeper.doubt()
    await settled()
    expect(asked()).toBe(2)
    keeper.doubt()
    keeper.doubt()
    await settled()
    expect(asked()).toBe(2)
    await pass(MINUTE)
    expect(asked()).toBe(3)
  })

  test('missing required fields are in one separate line', async () => {
    const { open, lines } = stage([
      said(allBut('none'), { lacking: ['Mutation.a', 'Query.route', 'Query.categories'] }),
    ])
    await open().start()
    expect(lines[0]).toMatch(
      /^The commerce server lacks what the storefront needs \(Query\.route, Query\.categories, Mutation\.a\): /,
    )
  })

  test('a mixture of versions is in one separate line', async () => {
    const { open, lines } = stage([said({ ...allBut('Customer.returns') })])
    await open(NAMES, URL, new Map(NAMES.map((name) => [name, '2.4.8']))).start()
    expect(lines[0]).toBe(
      'The commerce server is of no version that is known: it lacks Customer.returns, though it has what came with it. ' +
        'What belongs to it is not offered',
    )
    const whole = stage([said({ ...allBut('Customer.returns') })])
    await whole.open(NAMES, URL, new Map([['Customer.returns', 'commerce Rma']])).start()
    expect(whole.lines).toHaveLength(1)
  })

  test('nothing is asked after its end', async () => {
    const { open, pass, asked } = stage([ALL])
    const keeper = open()
    await keeper.start()
    keeper.stop()
    await pass(120 * MINUTE)
    expect(asked()).toBe(1)
  })
})
