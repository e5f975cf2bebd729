import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { findGuestOrder } from '#src/pages/find-order/findGuestOrder.ts'
import { tooManyTries } from '#tests/harness/components/tooManyTries.ts'

const refusal = (category: string, message = 'refused') =>
  Object.assign(new Error(message), { source: { errors: [{ message, extensions: { category } }] } })

/** A backend with one order, which compares each letter, as a Magento does. */
function exactBackend(order: Readonly<Record<string, string>>, otherwise: Error = refusal('graphql-no-such-entity')) {
  const asked: unknown[] = []
  const network = Network.create((_operation, variables) => {
    asked.push(variables)
    const matches = Object.entries(order).every(([name, value]) => variables[name] === value)
    if (!matches) return Promise.reject(otherwise)
    return Promise.resolve({ data: { guestOrder: { number: order['number'], token: 'open' } } })
  })
  return { asked, environment: new Environment({ network, store: new Store(new RecordSource()) }) }
}

test.each([
  ['plus+tag@example.com', 'Rossi', { email: 'Plus+Tag@example.com', proof: 'rossi' }, 2],
  ['plus+tag@example.com', 'Rossi', { email: 'plus+tag@example.com', proof: 'Rossi' }, 1],
  ['plus+tag@example.com', "D'Angelo", { email: 'PLUS+TAG@EXAMPLE.COM', proof: " D'ANGELO " }, 2],
  ['plus+tag@example.com', 'ROSSI', { email: 'plus+tag@example.com', proof: 'Rossi' }, 2],
  ['plus+tag@example.com', 'rossi', { email: 'plus+tag@example.com', proof: 'Rossi' }, 3],
  // An order of a shop that kept the e-mail as it was typed.
  ['Plus+Tag@example.com', 'Rossi', { email: 'Plus+Tag@example.com', proof: 'rossi' }, 5],
])('an order of %s, %s is found by %j', async (email, lastname, typed, questions) => {
  const { asked, environment } = exactBackend({ number: '000000022', email, lastname })
  const found = await findGuestOrder(environment, 'lastname', { number: '000000022', ...typed })
  expect(found).toEqual({ ok: true, value: 'open' })
  expect(asked).toHaveLength(questions)
})

test.each([
  ['SW1A 1AA', 'sw1a  1aa', 1],
  ['20121', '２０１２１\u200b', 1],
  // An order that another way than this shop's forms has written.
  ['sw1a 1aa', 'sw1a 1aa', 2],
])('an order with the postcode %s is found by %j', async (postcode, proof, questions) => {
  const asked: unknown[] = []
  const network = Network.create((_operation, variables) => {
    asked.push(variables)
    return variables['input']?.postcode === postcode
      ? Promise.resolve({ data: { guestOrder: { number: '22', token: 'open' } } })
      : Promise.reject(refusal('graphql-no-such-entity'))
  })
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  const found = await findGuestOrder(environment, 'postcode', { number: '22', email: 'a@b.it', proof })
  expect(found).toEqual({ ok: true, value: 'open' })
  expect(asked).toHaveLength(questions)
})

test('other refusals than an unknown order end the search', async () => {
  const { asked, environment } = exactBackend(
    { number: '1' },
    Object.assign(new Error('limited'), { source: tooManyTries(200) }),
  )
  const found = await findGuestOrder(environment, 'lastname', { number: '2', email: 'A@b.it', proof: 'rossi' })
  expect(found).toMatchObject({ ok: false, error: { kind: 'too-many-tries', waitSeconds: 200 } })
  expect(asked).toHaveLength(1)
})
