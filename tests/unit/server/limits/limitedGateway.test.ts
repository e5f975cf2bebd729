import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '#server/commerce/engine/clientAddress.ts'
import { createLimitedGateway } from '#server/limits/createLimitedGateway.ts'
import { createLimiter } from '#server/limits/createLimiter.ts'

function open() {
  const bodies: string[] = []
  const gateway = createLimitedGateway({
    gateway: {
      handle: async (request) => {
        bodies.push(await request.text())
        return Response.json({ data: {} })
      },
    },
    limiter: createLimiter({
      limits: { 'sign-in': { client: { tries: 1, minutes: 15 } }, unreadable: { client: { tries: 1, minutes: 15 } } },
      onFailure: (error) => {
        throw error
      },
    }),
    schemaText: readFileSync('schema.graphql', 'utf8'),
  })
  const send = (body: string) =>
    gateway.handle(
      new Request('http://shop.test/api/graphql', {
        method: 'POST',
        headers: { [CLIENT_ADDRESS_HEADER]: '203.0.113.7' },
        body,
      }),
    )
  return { bodies, gateway, send }
}

const SIGN_IN = JSON.stringify({ query: 'mutation{generateCustomerToken(email:"a@b.it",password:"x"){token}}' })

test('a request within the limits is passed on as it came; another is refused and says how long', async () => {
  const { bodies, send } = open()
  expect((await send(SIGN_IN)).status).toBe(200)
  const refusal = await send(SIGN_IN)
  expect(bodies).toEqual([SIGN_IN])
  expect([refusal.status, refusal.headers.get('retry-after'), refusal.headers.get('cache-control')]).toEqual([
    429,
    '900',
    'no-store',
  ])
  expect(await refusal.json()).toEqual({
    errors: [
      {
        message: 'Too many tries. Please try again in 900 seconds.',
        extensions: { code: 'TOO_MANY_TRIES', retryAfterSeconds: 900 },
      },
    ],
  })
})

test('nothing of a request is executed if one of its fields is refused', async () => {
  const { bodies, send } = open()
  const field = 'generateCustomerToken(email:"a@b.it",password:"x"){token}'
  const both = await send(JSON.stringify({ query: `mutation{one:${field}two:${field}}` }))
  expect([both.status, bodies]).toEqual([429, []])
})

test.each(['{"query":"mutation{x}","a":TRUE}', '[{"query":"{x}"}]', '{"query":5}'])(
  'a body that another server may read otherwise is limited: %s',
  async (body) => {
    const { send } = open()
    expect([(await send(body)).status, (await send(body)).status]).toEqual([200, 429])
  },
)

test('a query by GET is read from its address, and other requests are not counted', async () => {
  const { bodies, gateway, send } = open()
  const ask = (query: string) =>
    gateway.handle(
      new Request(`http://shop.test/api/graphql?${new URLSearchParams({ query })}`, {
        headers: { [CLIENT_ADDRESS_HEADER]: '203.0.113.7' },
      }),
    )
  const statuses = []
  for (let count = 0; count < 3; count += 1) statuses.push((await ask('{storeConfig{locale}}')).status)
  expect(statuses).toEqual([200, 200, 200])
  await send(SIGN_IN)
  expect((await ask('{generateCustomerToken(email:"a@b.it",password:"x"){token}}')).status).toBe(429)
  expect(bodies).toHaveLength(4)
})
