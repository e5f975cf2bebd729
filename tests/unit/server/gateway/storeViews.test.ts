import { expect, test } from 'vitest'
import { createLog } from '#server/createLog.ts'
import { openStoreViews, RENEWAL_MS } from '#server/gateway/storeViews.ts'

const IT = { store_code: 'it', store_name: 'Italiano' }
const EN = { store_code: 'en', store_name: 'English' }

/** A backend that answers in turn, the last answer repeatedly. */
function stage(...answers: readonly (object | string)[]) {
  let time = 0
  const asked: { readonly store: string | null; readonly body: unknown }[] = []
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const opened = openStoreViews({
    wanted: [
      { code: 'it', currencies: [] },
      { code: 'en', currencies: [] },
    ],
    log,
    now: () => time,
    gateway: {
      handle: async (request) => {
        const answer = answers[Math.min(asked.length, answers.length - 1)] ?? ''
        asked.push({ store: request.headers.get('store'), body: await request.json() })
        return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
      },
    },
  })
  return { opened, asked, lines, pass: (ms: number) => void (time += ms) }
}

const stores = (...availableStores: readonly object[]) => ({ data: { availableStores } })
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a backend’s store views are requested in the website of the default one', async () => {
  const { opened, asked } = stage(stores(IT, EN))
  expect((await opened).current()).toEqual({ it: { name: 'Italiano' }, en: { name: 'English' } })
  expect(asked).toEqual([{ store: 'it', body: { query: '{availableStores{store_code store_name timezone}}' } }])
})

test.each([
  ['Europe/Rome', { timeZone: 'Europe/Rome' }],
  ['America/Los_Angeles', { timeZone: 'America/Los_Angeles' }],
  ['Mars/Olympus', {}],
  [null, {}],
])('a backend’s time zone %j', async (timezone, facts) => {
  const { opened } = stage(stores({ ...IT, timezone }, EN))
  expect((await opened).current()).toEqual({ it: { name: 'Italiano', ...facts }, en: { name: 'English' } })
})

test.each([[''], ['<html>'], [{ errors: [{ message: 'Requested store is not found' }] }], [stores()]])(
  'a backend that answers %j has not said that one is missing, and the start says so in one line',
  async (answer) => {
    const { opened, lines } = stage(answer)
    expect((await opened).current()).toBeNull()
    expect(lines).toHaveLength(1)
  },
)

test.each([[{ errors: [{ message: 'Requested store is not found (it)' }] }], [stores(EN)]])(
  'a backend without the store view of the shop (%j) is reported in one line',
  async (answer) => {
    const { opened, lines } = stage(answer)
    await opened
    expect(lines).toEqual([expect.stringContaining('has no store view “it”, which every page asks for')])
  },
)

test('known store views are renewed in the background, and a failure removes none', async () => {
  const { opened, asked, pass } = stage(stores(IT, EN), '<html>', stores(IT))
  const views = await opened
  pass(RENEWAL_MS - 1)
  views.current()
  expect(asked).toHaveLength(1)
  pass(1)
  views.current()
  await settled()
  expect(views.current()).toEqual({ it: { name: 'Italiano' }, en: { name: 'English' } })
  pass(RENEWAL_MS)
  views.current()
  await settled()
  expect(views.current()).toEqual({ it: { name: 'Italiano' } })
  expect(asked.map(({ store }) => store)).toEqual(['it', 'it', 'en', 'it', 'en'])
})

test('one line reports a store view that vanishes while the shop runs, and one its return', async () => {
  const gone = { errors: [{ message: 'Requested store is not found (en)' }] }
  const { opened, lines, pass } = stage(stores(IT, EN), stores(IT), gone, stores(IT), gone, stores(IT, EN))
  const views = await opened
  for (const _ of [1, 2, 3]) {
    pass(RENEWAL_MS)
    views.current()
    await settled()
  }
  expect(lines).toEqual([
    expect.stringContaining('no longer has the store view “en”: it is not offered'),
    expect.stringContaining('has the store view “en” again'),
  ])
})

test('an answer that refuses a store view is checked at once, but not again and again', async () => {
  const { opened, asked, pass } = stage(stores(IT, EN), stores(IT))
  const views = await opened
  const refusal = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })
  pass(10_000)
  await views.noteAnswer(refusal(200, 'Requested store is not found (en)'))
  await views.noteAnswer(refusal(400, 'Syntax Error'))
  expect(asked).toHaveLength(1)
  const answer = refusal(400, 'Requested store is not found (en)')
  await views.noteAnswer(answer)
  expect(views.current()).toEqual({ it: { name: 'Italiano' } })
  // The page reads the answer, too.
  expect(await answer.json()).toMatchObject({ errors: [{}] })
  const questions = asked.length
  await views.noteAnswer(refusal(400, 'Requested store is not found (en)'))
  expect(asked).toHaveLength(questions)
})

/** A backend with two websites, by the code of the store view that is asked. */
function websites(answers: Readonly<Record<string, object>>, wanted: Readonly<Record<string, readonly string[]>>) {
  const lines: string[] = []
  const [first, ...others] = Object.entries(wanted).map(([code, currencies]) => ({ code, currencies }))
  if (!first) throw new Error('No store view is wanted.')
  const opened = openStoreViews({
    wanted: [first, ...others],
    log: createLog('info', { write: (line) => void lines.push(line) }),
    now: () => 0,
    gateway: {
      handle: async (request) => {
        const { query } = (await request.json()) as { readonly query: string }
        return Response.json(answers[`${request.headers.get('store')} ${query.slice(1, query.indexOf('{', 1))}`] ?? '')
      },
    },
  })
  return { opened, lines }
}

test('the store views of other websites are asked with their own codes', async () => {
  const { opened, lines } = websites(
    { 'it availableStores': stores(IT, EN), 'us availableStores': stores({ store_code: 'us', store_name: 'U.S.' }) },
    { it: [], en: [], us: [] },
  )
  expect((await opened).current()).toEqual({ it: { name: 'Italiano' }, en: { name: 'English' }, us: { name: 'U.S.' } })
  expect(lines).toEqual([])
})

test('a wanted store view that the backend lacks is not offered, and named in one line', async () => {
  const { opened, lines } = websites(
    {
      'it availableStores': stores(IT),
      'us availableStores': { errors: [{ message: 'Requested store is not found (us)' }] },
    },
    { it: [], us: [] },
  )
  expect((await opened).current()).toEqual({ it: { name: 'Italiano' } })
  expect(lines).toEqual([expect.stringContaining('has no store view “us”: it is not offered')])
})

test('the offered currencies are those of the shop that the store view allows, its own first', async () => {
  const currency = (own: string, ...all: readonly string[]) => ({
    data: { currency: { default_display_currency_code: own, available_currency_codes: all } },
  })
  const { opened } = websites(
    {
      'it availableStores': stores(IT, EN),
      'it currency': currency('EUR', 'CHF', 'EUR', 'USD'),
      'en currency': currency('EUR', 'EUR'),
    },
    { it: ['USD', 'EUR', 'GBP'], en: ['EUR', 'USD'] },
  )
  expect((await opened).current()).toEqual({
    it: { name: 'Italiano', currencies: ['EUR', 'USD'] },
    en: { name: 'English' },
  })
})
