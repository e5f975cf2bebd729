import assert from 'node:assert/strict'
import type { CommerceClient } from '../commerceClient.ts'
import type { Profile, Scenario } from './scenario.ts'

const CANCEL = `mutation($o: ID!, $r: String!) {
  cancelOrder(input: { order_id: $o, reason: $r }) { error order { id number status items { id status quantity_canceled } } } }`
const REORDER = `mutation($n: String!) {
  reorderItems(orderNumber: $n) { cart { id total_quantity } userInputErrors { code message path } } }`

type Cancelled = {
  readonly error: string | null
  readonly order: { readonly status: string; readonly items: readonly { readonly status: string }[] } | null
}

const as = (token: string) => ({ Authorization: `Bearer ${token}` })

/** The order id that `cancelOrder` accepts: in 2.4.7 the number inside it. */
const cancelId = (id: string, profile: Profile) =>
  profile === '2.4.7' ? Buffer.from(id, 'base64').toString('utf8') : id

const cancel = async (client: CommerceClient, token: string, order: string, reason = 'Altro') =>
  (await client.data<{ cancelOrder: Cancelled }>(CANCEL, { o: order, r: reason }, as(token))).cancelOrder

export const orderActions: readonly Scenario[] = [
  {
    name: 'a customer cancels an order once; nobody else does',
    run: async ({ client, steps, profile }) => {
      const { token } = await steps.newCustomer()
      const id = cancelId((await steps.customerOrder(token)).id, profile)
      const other = await steps.newCustomer()
      assert.deepEqual(await cancel(client, other.token, id), {
        error: 'Current user is not authorized to cancel this order',
        order: null,
      })
      const done = await cancel(client, token, id)
      assert.equal(done.error, null)
      assert.equal(done.order?.status, 'Canceled')
      assert.deepEqual(
        done.order.items.map(({ status }) => status),
        ['Canceled'],
      )
      const again = await cancel(client, token, id)
      assert.equal(again.error, 'Order already closed, complete, cancelled or on hold')
      assert.equal(again.order?.status, 'Canceled')
      assert.deepEqual(await cancel(client, token, cancelId('OTk5OTk5', profile)), {
        error: "The entity that was requested doesn't exist. Verify the entity and try again.",
        order: null,
      })
    },
  },
  {
    name: 'canceling wants an order, a reason and a customer',
    run: async ({ client, steps, profile }) => {
      const { token } = await steps.newCustomer()
      const refused = async (order: string, reason: string, headers: Record<string, string> = as(token)) => {
        const { body } = await client.send(CANCEL, { o: order, r: reason }, { headers })
        return [body?.errors?.[0]?.extensions?.category, body?.errors?.[0]?.message]
      }
      assert.deepEqual(await refused('?', 'Altro'), [
        'graphql-input',
        'Required parameter "order_id" is missing or incorrect.',
      ])
      assert.deepEqual(await refused(cancelId('MQ==', profile), ''), [
        'graphql-input',
        'Required parameter "reason" is missing or incorrect.',
      ])
      assert.deepEqual(await refused(cancelId('MQ==', profile), 'Altro', {}), [
        'graphql-authorization',
        "The current customer isn't authorized.",
      ])
    },
  },
  {
    name: 'an order goes into the cart again, beside what is there; a stranger’s does not',
    run: async ({ client, steps, wares }) => {
      const { token } = await steps.newCustomer()
      const { number } = await steps.customerOrder(token)
      await steps.add(await steps.customerCart(token), wares.virtual, 1, [], token)
      const { reorderItems } = await client.data<{
        reorderItems: { cart: { total_quantity: number }; userInputErrors: readonly object[] }
      }>(REORDER, { n: number }, as(token))
      assert.deepEqual([reorderItems.cart.total_quantity, reorderItems.userInputErrors], [3, []])
      const other = await steps.newCustomer()
      const { body } = await client.send(REORDER, { n: number }, { headers: as(other.token) })
      assert.equal(body?.errors?.[0]?.message, `Order number "${number}" doesn't belong to the current customer`)
      const guest = await client.send(REORDER, { n: number })
      assert.equal(guest.body?.errors?.[0]?.extensions?.category, 'graphql-authorization')
    },
  },
]
