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
    storeCode: 'it',
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
  expect((await opened).current()).toEqual({ it: 'Italiano', en: 'English' })
  expect(asked).toEqual([{ store: 'it', body: { query: '{availableStores{store_code store_name}}' } }])
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
  expect(views.current()).toEqual({ it: 'Italiano', en: 'English' })
  pass(RENEWAL_MS)
  views.current()
  await settled()
  expect(views.current()).toEqual({ it: 'Italiano' })
  expect(asked).toHaveLength(3)
})
