import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import {
  createTrialKeeper,
  TRIAL_RENEWAL_MS,
  TRIAL_RETRY_MS,
  triedMutations,
} from '#server/gateway/trials/triedMutations.ts'

/** The schema with the first marked mutation alone. */
const schemaText = readFileSync('schema.graphql', 'utf8').replace(/(?<=@tried\n[^]*)@tried\n/g, '\n')
const [field = ''] = triedMutations(schemaText)
const part = `Mutation.${field}`

const accepting = { data: { [field]: 'token' } }
const refusing = { errors: [{ message: 'The Braintree payment method is not active.' }], data: { [field]: null } }

/** A keeper in front of a backend whose answer the test sets for each store view. */
function stage(answers: Record<string, object | null>, has = true) {
  const asked: string[] = []
  const onChange = vi.fn<() => void>()
  const warn = vi.fn<() => void>()
  let time = 0
  const keeper = createTrialKeeper({
    gateway: {
      async handle(request) {
        const store = request.headers.get('store') ?? ''
        asked.push(store)
        expect(await request.text()).toBe(JSON.stringify({ query: `mutation{${field}}` }))
        const answer = answers[store]
        return answer ? Response.json(answer) : new Response('<h1>', { status: 503 })
      },
    },
    schemaText,
    storeCodes: ['it', 'en'],
    has: () => has,
    onChange,
    log: { warn },
    now: () => time,
  })
  return { keeper, asked, onChange, warn, pass: (ms: number) => (time += ms) }
}

test('a marked mutation is there if a store view accepts it; others always are', async () => {
  const { keeper, asked, onChange } = stage({ it: refusing, en: accepting })
  await keeper.start()
  expect(keeper.isRefused(part)).toBe(false)
  expect(keeper.isRefused('Mutation.placeOrder')).toBe(false)
  expect(asked).toEqual(['it', 'en'])
  expect(onChange).toHaveBeenCalledOnce()
})

test('a backend without the mutation is not asked', async () => {
  const { keeper, asked } = stage({ it: accepting }, false)
  await keeper.start()
  expect(keeper.isRefused(part)).toBe(true)
  expect(asked).toEqual([])
})

test('a missing answer changes nothing and is tried again sooner; a switched off module is missing', async () => {
  const answers: Record<string, object | null> = { it: accepting, en: accepting }
  const { keeper, asked, warn, onChange, pass } = stage(answers)
  await keeper.start()
  expect(asked).toEqual(['it'])
  answers['it'] = null
  answers['en'] = null
  pass(TRIAL_RENEWAL_MS)
  keeper.isRefused(part)
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  expect(keeper.isRefused(part)).toBe(false)
  answers['it'] = refusing
  answers['en'] = refusing
  pass(TRIAL_RETRY_MS)
  keeper.isRefused(part)
  await expect.poll(() => keeper.isRefused(part)).toBe(true)
  expect(onChange).toHaveBeenCalledTimes(2)
})
