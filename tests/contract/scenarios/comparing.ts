import assert from 'node:assert/strict'
import type { CommerceClient } from '../commerceClient.ts'
import type { Scenario } from './scenario.ts'

const LIST = 'uid item_count attributes { code label } items { uid product { uid sku } attributes { code value } }'
const CREATE = `mutation($p: [ID]) { createCompareList(input: { products: $p }) { ${LIST} } }`
const ADD = `mutation($u: ID!, $p: [ID]!) { addProductsToCompareList(input: { uid: $u, products: $p }) { ${LIST} } }`
const REMOVE = `mutation($u: ID!, $p: [ID]!) { removeProductsFromCompareList(input: { uid: $u, products: $p }) { ${LIST} } }`
const ASSIGN = `mutation($u: ID!) { assignCompareListToCustomer(uid: $u) { result compare_list { ${LIST} } } }`
const DELETE = 'mutation($u: ID!) { deleteCompareList(uid: $u) { result } }'
const READ = `query($u: ID!) { compareList(uid: $u) { ${LIST} } }`
const OWN = `{ customer { compare_list { ${LIST} } } }`

type Cell = { readonly code: string; readonly value: string }
type List = {
  readonly uid: string
  readonly item_count: number
  readonly attributes: readonly { readonly code: string; readonly label: string }[]
  readonly items: readonly {
    readonly uid: string
    readonly product: { readonly sku: string }
    readonly attributes: readonly Cell[]
  }[]
}

const as = (token: string) => ({ Authorization: `Bearer ${token}` })
const NOT_YOURS = 'This customer is not authorized to access this list'

/** Magento's compare lists take raw ids, which only a decoded uid contains. */
async function rawIds(client: CommerceClient): Promise<readonly [string, string, string]> {
  const { products } = await client.data<{ products: { items: readonly { uid: string }[] } }>(
    '{ products(filter: { price: { from: "0" } }, pageSize: 3) { items { uid } } }',
  )
  const [one = '', two = '', three = ''] = products.items.map(({ uid }) => Buffer.from(uid, 'base64').toString())
  return [one, two, three]
}

const create = async (client: CommerceClient, products: readonly string[], headers = {}) =>
  (await client.data<{ createCompareList: List }>(CREATE, { p: products }, headers)).createCompareList
const read = async (client: CommerceClient, uid: string, headers = {}) =>
  (await client.data<{ compareList: List | null }>(READ, { u: uid }, headers)).compareList
const uids = (list: List | null | undefined) => list?.items.map((item) => item.uid)

export const comparing: readonly Scenario[] = [
  {
    name: 'a guest compares by a list of their own; every product fills every row of the table',
    run: async ({ client }) => {
      const [one, two, three] = await rawIds(client)
      const created = await create(client, [one, two])
      assert.match(created.uid, /^\w{32}$/)
      assert.deepEqual(uids(created), [one, two])
      assert.deepEqual(
        created.attributes.slice(0, 3).map(({ code }) => code),
        ['sku', 'description', 'short_description'],
      )
      for (const item of created.items) {
        assert.deepEqual(
          item.attributes.map(({ code }) => code),
          created.attributes.map(({ code }) => code),
        )
        assert.equal(item.attributes[0]?.value, item.product.sku)
        assert.ok(item.attributes.every(({ value }) => value !== ''))
      }
      const { addProductsToCompareList: more } = await client.data<{ addProductsToCompareList: List }>(ADD, {
        u: created.uid,
        p: [three, one, '999999', 'MQ=='],
      })
      assert.deepEqual(uids(more), [one, two, three])
      const { removeProductsFromCompareList: less } = await client.data<{ removeProductsFromCompareList: List }>(
        REMOVE,
        { u: created.uid, p: [two, '999999'] },
      )
      assert.deepEqual(uids(less), [one, three])
      assert.deepEqual(await read(client, created.uid), less)
    },
  },
  {
    name: 'a list of nothing has no table, and a list that is not there is null',
    run: async ({ client }) => {
      const empty = await client.data<{ createCompareList: List }>(`mutation { createCompareList { ${LIST} } }`)
      // For an empty list a Magento may name the attributes that it would compare.
      assert.deepEqual(
        { ...empty.createCompareList, uid: '', attributes: [] },
        { uid: '', item_count: 0, attributes: [], items: [] },
      )
      assert.deepEqual((await create(client, ['999999'])).items, [])
      assert.equal(await read(client, 'nope'), null)
    },
  },
  {
    name: 'a customer has one list; a guest’s joins it at sign-in and is gone',
    run: async ({ client, steps }) => {
      const [one, two, three] = await rawIds(client)
      const { token } = await steps.newCustomer()
      const own = async () =>
        (await client.data<{ customer: { compare_list: List | null } }>(OWN, {}, as(token))).customer.compare_list
      const assign = async (uid: string) =>
        (
          await client.data<{ assignCompareListToCustomer: { result: boolean; compare_list: List | null } }>(
            ASSIGN,
            { u: uid },
            as(token),
          )
        ).assignCompareListToCustomer
      assert.equal(await own(), null)
      const first = await create(client, [three], as(token))
      assert.equal((await create(client, [three], as(token))).uid, first.uid)
      const guest = await create(client, [one, three, two])
      const joined = await assign(guest.uid)
      assert.equal(joined.result, true)
      assert.equal(joined.compare_list?.uid, first.uid)
      assert.deepEqual(uids(joined.compare_list), [three, one, two])
      assert.deepEqual(await own(), joined.compare_list)
      assert.deepEqual(await assign(guest.uid), { result: false, compare_list: null })
      assert.equal(await read(client, guest.uid), null)
    },
  },
  {
    name: 'a guest’s list becomes the customer’s first one; nobody else reads or deletes it',
    run: async ({ client, steps }) => {
      const [one] = await rawIds(client)
      const { token } = await steps.newCustomer()
      const guest = await create(client, [one])
      await client.data(ASSIGN, { u: guest.uid }, as(token))
      assert.deepEqual(uids(await read(client, guest.uid, as(token))), [one])
      for (const [query, headers] of [
        [READ, {}],
        [DELETE, {}],
        [DELETE, as((await steps.newCustomer()).token)],
      ] as const) {
        const { body } = await client.send(query, { u: guest.uid }, { headers })
        assert.equal(body?.errors?.[0]?.message, NOT_YOURS)
      }
      assert.deepEqual(await client.data(DELETE, { u: guest.uid }, as(token)), { deleteCompareList: { result: true } })
      const { body } = await client.send(ADD, { u: guest.uid, p: [one] })
      assert.equal(body?.errors?.[0]?.message, '"uid" value does not exist')
    },
  },
]
