import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NULL_HAS_MEANING } from '#src/relay/links/withoutNulls.ts'
import { stageNetwork } from './networkStage.ts'
import { replyInTurn } from './scriptedFetch.ts'

const text = 'query Q{storeConfig{store_code}}'

async function sentVariables(name: string, variables: Record<string, unknown>, kind: 'query' | 'mutation' = 'query') {
  const { fetch, exchanges } = replyInTurn(() => Response.json({ data: {} }))
  await stageNetwork({ fetch }).send({ name, text, kind, variables })
  return exchanges[0]?.variables
}

test('neither null nor undefined is sent, at any depth', async () => {
  const variables = {
    sort: null,
    search: undefined,
    filter: { price: null, category_uid: { eq: 'MQ==', in: undefined }, name: { match: null } },
    items: [{ sku: 'a', note: null }, null, 'b'],
    page: 0,
    isShown: false,
    words: '',
  }
  expect(await sentVariables('CategoryPageQuery', variables)).toEqual({
    filter: { category_uid: { eq: 'MQ==' }, name: {} },
    items: [{ sku: 'a' }, null, 'b'],
    page: 0,
    isShown: false,
    words: '',
  })
})

test('the operation as Relay knows it keeps its variables', async () => {
  const variables = { sort: null, filter: { price: null } }
  await sentVariables('CategoryPageQuery', variables)
  expect(variables).toEqual({ sort: null, filter: { price: null } })
})

test('a field that is emptied is sent as null where null has a meaning', async () => {
  const shippingAddress = { address: { city: 'Roma', company: null }, customer_notes: null }
  const variables = { cartId: 'c', shippingAddress, unused: null }
  expect(await sentVariables('setShippingAddressMutation', variables, 'mutation')).toEqual({
    cartId: 'c',
    shippingAddress,
  })
})

test('the operations in which null has a meaning are mutations of the storefront', () => {
  const persisted = globSync('src/__generated__/*Mutation.graphql.ts').map((path) => readFileSync(path, 'utf8'))
  for (const name of Object.keys(NULL_HAS_MEANING)) {
    expect(persisted.filter((artifact) => artifact.includes(`"name": "${name}"`))).toHaveLength(1)
  }
})
