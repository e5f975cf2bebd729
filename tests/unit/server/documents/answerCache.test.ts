import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createAnswerCache, type KeptAnswer } from '#server/documents/answerCache.ts'
import { createPageStore } from '#server/documents/pageStore.ts'

const PUBLIC = 'query Q($a:Int){storeConfig{store_code}}'
const SHARED = 'query S{storeConfig{store_name}}'
const PRIVATE = 'query P{customer{email}}'

type Reply = { readonly status?: number; readonly body?: object; readonly tags?: string }

/** A backend that counts, and a clock in seconds. */
function stage() {
  const asked: string[] = []
  const replies: Reply[] = []
  const clock = { seconds: 0 }
  const held: (() => void)[] = []
  const isAnswerable = { current: (_text: string) => true }
  let isHolding = false
  const store = createPageStore<KeptAnswer>(10_000)
  const gateway = createAnswerCache({
    store,
    queries: new Map([
      ['id-of-q', PUBLIC],
      ['id-of-s', SHARED],
    ]),
    log: pino({ level: 'silent' }),
    isAnswerable: (text) => isAnswerable.current(text),
    freshSeconds: 60,
    staleSeconds: 240,
    errorSeconds: 0,
    now: () => clock.seconds * 1000,
    gateway: {
      async handle(request) {
        const text = request.method === 'GET' ? new URL(request.url).search : await request.text()
        asked.push(text)
        if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
        const { status = 200, body = { data: { n: asked.length } }, tags } = replies.shift() ?? {}
        return Response.json(body, { status, ...(tags && { headers: { 'x-magento-tags': tags } }) })
      },
    },
  })
  const ask = async (variables: object = {}, headers: Record<string, string> = {}, query = PUBLIC) => {
    const body = JSON.stringify({ operationName: 'Q', variables, query })
    const answer = await gateway.handle(new Request('http://shop.test/api/graphql', { method: 'POST', headers, body }))
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  const hold = () => {
    isHolding = true
    return () => {
      isHolding = false
      for (const release of held.splice(0)) release()
    }
  }
  return { isAnswerable, asked, replies, clock, store, gateway, ask, hold }
}

test('an answer serves everybody while it is fresh', async () => {
  const { asked, ask, clock } = stage()
  const first = await ask({ a: 1 })
  clock.seconds = 60
  expect(await ask({ a: 1 })).toEqual(first)
  expect(asked).toHaveLength(1)
  clock.seconds = 61
  expect(await ask({ a: 1 })).toEqual({ status: 200, body: { data: { n: 2 } } })
})

test.each<[what: string, variables: object, headers: Record<string, string>]>([
  ['other variables', { a: 2 }, {}],
  ['another store view', { a: 1 }, { store: 'en' }],
  ['another currency', { a: 1 }, { 'content-currency': 'USD' }],
])('%s are another question', async (_what, variables, headers) => {
  const { asked, ask } = stage()
  await ask({ a: 1 })
  await ask(variables, headers)
  expect(asked).toHaveLength(2)
})

test.each<[what: string, headers: Record<string, string>, query: string]>([
  ['a question that carries a token', { authorization: 'Bearer a' }, PUBLIC],
  ['a question of one shopper', {}, PRIVATE],
  ['an unknown text', {}, `${PUBLIC} `],
])('%s passes through each time', async (_what, headers, query) => {
  const { asked, ask, store } = stage()
  await ask({}, headers, query)
  await ask({}, headers, query)
  expect(asked).toHaveLength(2)
  expect(store.bytes()).toBe(0)
})

test('a question by its persisted id is kept, and an unknown id is not', async () => {
  const { asked, gateway } = stage()
  for (const id of ['id-of-q', 'id-of-q', 'other', 'other']) {
    await gateway.handle(new Request(`http://shop.test/api/graphql?id=${id}&variables={}`))
  }
  expect(asked).toHaveLength(3)
})

test('equal questions at the same time are one', async () => {
  const { asked, ask, hold } = stage()
  const release = hold()
  const answers = Promise.all([ask(), ask(), ask()])
  await expect.poll(() => asked.length).toBe(1)
  release()
  expect(new Set((await answers).map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(asked).toHaveLength(1)
})

test('neither a failure nor an answer with errors is kept', async () => {
  const { ask, replies, asked } = stage()
  replies.push({ status: 503, body: { errors: [{ message: 'down' }] } })
  expect((await ask()).status).toBe(503)
  replies.push({ body: { data: { products: null }, errors: [{ message: 'no' }] } })
  await ask()
  expect(await ask()).toEqual({ status: 200, body: { data: { n: 3 } } })
  expect(asked).toHaveLength(3)
})

test('while the backend fails the last answer serves on, until it is too old', async () => {
  const { ask, replies, clock } = stage()
  const first = await ask()
  clock.seconds = 200
  replies.push({ status: 503, body: { errors: [{ message: 'down' }] } })
  expect(await ask()).toEqual(first)
  clock.seconds = 301
  replies.push({ status: 503, body: { errors: [{ message: 'down' }] } })
  expect((await ask()).status).toBe(503)
})

test('a purge removes answers with its tags, and those without tags', async () => {
  const { ask, replies, store, asked } = stage()
  replies.push({ tags: 'cat_p_1' }, { tags: 'cat_p_2' }, {})
  await ask({ a: 1 })
  await ask({ a: 2 })
  await ask({ a: 3 })
  store.purge(['cat_p_1'])
  await ask({ a: 1 })
  await ask({ a: 2 })
  await ask({ a: 3 })
  expect(asked).toHaveLength(5)
})

test('a shared query is asked ahead for each store view, and again when it is no longer fresh', async () => {
  const { gateway, asked, ask, clock } = stage()
  await gateway.renew(['it', 'en'])
  expect(asked.map((text) => JSON.parse(text) as object)).toEqual([
    { query: SHARED, variables: {} },
    { query: SHARED, variables: {} },
  ])
  await ask({}, { store: 'it' }, SHARED)
  await gateway.handle(
    new Request('http://shop.test/api/graphql?id=id-of-s&variables={}', { headers: { store: 'en' } }),
  )
  await gateway.renew(['it', 'en'])
  expect(asked).toHaveLength(2)
  clock.seconds = 61
  await gateway.renew(['it'])
  expect(asked).toHaveLength(3)
  await gateway.close()
  clock.seconds = 122
  await gateway.renew(['it'])
  expect(asked).toHaveLength(3)
})

test('a shared query with a part that the backend lacks is not asked until it has the part', async () => {
  const { gateway, asked, isAnswerable } = stage()
  isAnswerable.current = (text) => text !== SHARED
  await gateway.renew(['it'])
  expect(asked).toHaveLength(0)
  isAnswerable.current = () => true
  await gateway.renew(['it'])
  expect(asked).toHaveLength(1)
})

test('no page waits for a shared answer that is renewed', async () => {
  const { gateway, asked, ask, clock, hold } = stage()
  const first = await ask({}, {}, SHARED)
  clock.seconds = 61
  const release = hold()
  const renewal = gateway.renew([''])
  expect(await ask({}, {}, SHARED)).toEqual(first)
  await expect.poll(() => asked.length).toBe(2)
  release()
  await renewal
  expect(await ask({}, {}, SHARED)).toEqual({ status: 200, body: { data: { n: 2 } } })
})

test('a purge in the middle of a renewal has it asked again', async () => {
  const { gateway, asked, store, hold } = stage()
  const release = hold()
  const first = gateway.renew(['it'])
  await expect.poll(() => asked.length).toBe(1)
  store.purge('all')
  const second = gateway.renew(['it'])
  release()
  await Promise.all([first, second])
  expect(asked).toHaveLength(2)
})

test('many purges during a renewal cause one more renewal', async () => {
  const { gateway, asked, store, hold } = stage()
  const release = hold()
  const renewals = [gateway.renew(['it'])]
  await expect.poll(() => asked.length).toBe(1)
  for (let purges = 0; purges < 50; purges += 1) {
    store.purge('all')
    renewals.push(gateway.renew(['it']))
  }
  release()
  await Promise.all(renewals)
  expect(asked).toHaveLength(2)
})
