import assert from 'node:assert/strict'
import type { Scenario } from './scenario.ts'

const CONFIG = '{ storeConfig { store_code } }'

/** Depth as Magento counts it: the root field is level 0, fields without a selection do not count. */
const nested = (levels: number): string => (levels === 0 ? '{ uid }' : `{ uid children ${nested(levels - 1)} }`)

export const refusals: readonly Scenario[] = [
  {
    name: 'protected data needs a customer: authorization, 403 from 2.4.8 on',
    run: async ({ client, profile }) => {
      const answer = await client.send('{ customer { email } }')
      assert.equal(answer.status, profile === '2.4.7' ? 200 : 403)
      assert.equal(answer.body?.errors?.[0]?.message, "The current customer isn't authorized.")
      assert.equal(answer.body?.errors?.[0]?.extensions?.category, 'graphql-authorization')
    },
  },
  {
    name: 'a bad token: 401 and nothing executed from 2.4.8 on, silently a guest before',
    run: async ({ client, profile }) => {
      const answer = await client.send(CONFIG, null, { headers: { Authorization: 'Bearer garbage' } })
      assert.equal(answer.status, profile === '2.4.7' ? 200 : 401)
      assert.equal(answer.body?.data === undefined, profile !== '2.4.7')
      if (profile !== '2.4.7') assert.equal(answer.body?.errors?.[0]?.extensions?.category, 'graphql-authentication')
    },
  },
  {
    name: 'a wrong password: authentication, 401 from 2.4.8 on',
    run: async ({ client, profile }) => {
      const answer = await client.send(
        'mutation { generateCustomerToken(email: "nobody@example.com", password: "x") { token } }',
      )
      assert.equal(answer.status, profile === '2.4.7' ? 200 : 401)
      assert.equal(answer.body?.errors?.[0]?.extensions?.category, 'graphql-authentication')
    },
  },
  {
    name: 'the cart of somebody else is refused',
    run: async ({ client, steps, profile }) => {
      const { token } = await steps.newCustomer()
      const cart = await steps.customerCart(token)
      const answer = await client.send('query($c: String!) { cart(cart_id: $c) { id } }', { c: cart })
      assert.equal(answer.status, profile === '2.4.7' ? 200 : 403)
      assert.equal(answer.body?.errors?.[0]?.message, `The current user cannot perform operations on cart "${cart}"`)
    },
  },
  {
    name: 'signing out ends the token; the next sign-in works, at once from 2.4.8 on',
    run: async ({ client, steps, profile }) => {
      const { email, token } = await steps.newCustomer()
      const as = (bearer: string) => ({ headers: { Authorization: `Bearer ${bearer}` } })
      await client.data('mutation { revokeCustomerToken { result } }', {}, as(token).headers)
      assert.ok((await client.send('{ customer { email } }', null, as(token))).body?.errors)
      // In 2.4.7 a token of the same second is invalid from the start.
      if (profile === '2.4.7') return
      const again = await client.send('{ customer { email } }', null, as(await steps.signIn(email)))
      assert.equal(again.body?.errors, undefined)
    },
  },
  {
    name: 'a failing field is null and leaves the rest of the answer whole',
    run: async ({ client }) => {
      const { status, body } = await client.send(
        '{ storeConfig { store_code } cmsPage(identifier: "no-such-page") { identifier } }',
      )
      const data = body?.data as { storeConfig: { store_code: string }; cmsPage: null }
      assert.equal(status, 200)
      assert.ok(data.storeConfig.store_code)
      assert.equal(data.cmsPage, null)
      assert.equal(body?.errors?.[0]?.extensions?.category, 'graphql-no-such-entity')
    },
  },
  {
    name: 'every wrong field of an address is reported',
    run: async ({ client, steps, wares }) => {
      const cart = await steps.newCart()
      await steps.add(cart, wares.simple)
      const { body } = await client.send(
        'mutation($i: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $i) { cart { id } } }',
        {
          i: {
            cart_id: cart,
            shipping_addresses: [
              {
                address: {
                  firstname: '',
                  lastname: '',
                  street: ['Via Dante 1'],
                  city: '',
                  region: 'MI',
                  postcode: '20121',
                  country_code: 'IT',
                  telephone: '',
                },
              },
            ],
          },
        },
      )
      assert.deepEqual(
        body?.errors?.map(({ message }) => message).toSorted(),
        ['city', 'firstname', 'lastname', 'telephone'].map((field) => `"${field}" is required. Enter and try again.`),
      )
    },
  },
  {
    name: 'depth, aliases and complexity are limited',
    run: async ({ client, profile }) => {
      const messageOf = async (query: string) => (await client.send(query)).body?.errors?.[0]?.message ?? ''
      assert.match(
        await messageOf(`{ categories { items ${nested(30)} } }`),
        /^Max query depth should be 20 but got \d+/,
      )
      const aliases = Array.from({ length: 11 }, (_, index) => `a${index}: store_code`).join(' ')
      // Only patched releases count aliases; the storefront sends fewer, so both are fine.
      assert.match(
        await messageOf(`{ storeConfig { ${aliases} } }`),
        /^(Max Aliases in query should be 10 but got 11.*)?$/,
      )
      const limit = profile === '2.4.7' ? 300 : 1000
      assert.match(
        await messageOf(`{ storeConfig { ${'store_code '.repeat(limit)} } }`),
        new RegExp(`^Max query complexity should be ${limit} but got ${limit + 1}`),
      )
      const spreads = '...F '.repeat(12)
      assert.match(
        await messageOf(`{ storeConfig { ${spreads} } } fragment F on StoreConfig { ${'store_code '.repeat(100)} }`),
        /^Max query complexity/,
      )
    },
  },
  {
    name: 'fragments that contain themselves are refused at once',
    run: async ({ client }) => {
      const start = performance.now()
      const answer = await client.send(
        '{ storeConfig { ...A } } fragment A on StoreConfig { ...B } fragment B on StoreConfig { ...A }',
      )
      assert.ok(answer.body?.errors?.length)
      assert.ok(performance.now() - start < 2000)
    },
  },
  {
    name: 'broken requests are refused: as JSON with a 4xx status from 2.4.8 on, with 500 and partly as HTML before',
    run: async ({ client, profile }) => {
      const bad: readonly (readonly [string, Parameters<typeof client.send>])[] = [
        ['invalid JSON', [null, null, { rawBody: '{"query":' }]],
        ['empty body', [null, null, { rawBody: '' }]],
        ['array batch', [null, null, { rawBody: JSON.stringify([{ query: CONFIG }]) }]],
        ['no query', [null, null, { rawBody: '{}' }]],
        [
          'a form',
          [null, null, { rawBody: 'query={x}', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
        ],
        ['syntax error', ['{ storeConfig {', null]],
        ['PUT', [CONFIG, null, { method: 'PUT' }]],
        ['DELETE', [CONFIG, null, { method: 'DELETE' }]],
        ['PATCH', [CONFIG, null, { method: 'PATCH' }]],
        ['mutation over GET', ['mutation { revokeCustomerToken { result } }', null, { method: 'GET' }]],
        ['unknown store', [CONFIG, null, { headers: { Store: 'nope' } }]],
        ['unknown currency', [CONFIG, null, { headers: { 'Content-Currency': 'XXX' } }]],
      ]
      for (const [what, request] of bad) {
        const { status, body, text, headers } = await client.send(...request)
        if (profile === '2.4.7') {
          assert.equal(status, 500, what)
          continue
        }
        assert.match(headers.get('content-type') ?? '', /json/, what)
        assert.ok(body?.errors?.[0]?.message, `${what}: ${text.slice(0, 200)}`)
        assert.ok(status >= 400 && status < 500, `${what}: ${status}`)
      }
      const { status } = await client.send(null, null, { method: 'OPTIONS', rawBody: null })
      assert.equal(status, profile === '2.4.7' ? 500 : 204)
    },
  },
  {
    name: 'a document with two operations is refused, whatever operationName says',
    run: async ({ client }) => {
      const query = 'query A { storeConfig { store_code } } query B { currency { base_currency_code } }'
      const { body } = await client.send(null, null, { rawBody: JSON.stringify({ query, operationName: 'A' }) })
      assert.equal(body?.errors?.[0]?.message, 'Must provide operation name if query contains multiple operations.')
      const { body: ignored } = await client.send(null, null, {
        rawBody: JSON.stringify({ query: CONFIG, operationName: 'Other', variables: [] }),
      })
      assert.equal(ignored?.errors, undefined)
    },
  },
  {
    name: 'only answers that are the same for everybody may be kept by a cache',
    run: async ({ client, profile }) => {
      const control = async (query: string, method: string) =>
        (await client.send(query, null, { method })).headers.get('cache-control') ?? ''
      // The built-in page cache of 2.4.7 sends no headers for other caches.
      assert.match(await control(CONFIG, 'GET'), profile === '2.4.7' ? /no-store/ : /public, max-age=\d+/)
      assert.match(await control(CONFIG, 'POST'), /no-store/)
      assert.match(await control('{ cart(cart_id: "nope") { id } }', 'GET'), /no-store/)
      const { headers } = await client.send(CONFIG, null, { method: 'GET' })
      assert.match(headers.get('x-magento-cache-id') ?? '', /^[0-9a-f]{64}$/)
    },
  },
  {
    name: 'a cookie is set by 2.4.7 only',
    run: async ({ client, profile }) => {
      assert.equal((await client.send(CONFIG)).headers.get('set-cookie') !== null, profile === '2.4.7')
    },
  },
]
