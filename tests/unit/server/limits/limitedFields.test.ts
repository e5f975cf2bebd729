import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createTriesIn, readLimitedFields } from '#server/limits/limitedFields.ts'

const SCHEMA_TEXT = readFileSync('schema.graphql', 'utf8')
const triesIn = createTriesIn(readLimitedFields(SCHEMA_TEXT))
const SIGN_IN = { deed: 'sign-in', subjects: ['a@b.it'] }

describe('the tries in a document', () => {
  test.each<[what: string, text: string, variables: Readonly<Record<string, unknown>>]>([
    ['a literal', 'mutation{generateCustomerToken(email:"a@b.it",password:"x"){token}}', {}],
    ['a variable', 'mutation($e:String!){generateCustomerToken(email:$e,password:"x"){token}}', { e: 'a@b.it' }],
    ['a default', 'mutation($e:String="a@b.it"){generateCustomerToken(email:$e,password:"x"){token}}', {}],
    ['an alias', 'mutation{storeConfig:generateCustomerToken(email:"a@b.it",password:"x"){token}}', {}],
    [
      'an inline fragment',
      'mutation{...{...on Mutation{generateCustomerToken(email:"a@b.it",password:"x"){token}}}}',
      {},
    ],
    [
      'a spread',
      'mutation{...A}fragment A on Mutation{...B}fragment B on Mutation{generateCustomerToken(email:"a@b.it",password:"x"){token}}',
      {},
    ],
    [
      'a circle of spreads',
      'mutation{...A}fragment A on Mutation{...A generateCustomerToken(email:"a@b.it",password:"x"){token}}',
      {},
    ],
    ['escaped letters', 'mutation{generateCustomerToken(email:"\\u0061@b.it",password:"x"){token}}', {}],
    [
      'another operation beside it',
      'query A{storeConfig{locale}}mutation B{generateCustomerToken(email:"a@b.it",password:"x"){token}}',
      {},
    ],
  ])('are found behind %s', (_what, text, variables) => {
    expect(triesIn(text, variables)).toEqual([SIGN_IN])
  })

  test('count each occurrence', () => {
    const fields = ['one', 'two', 'three'].map(
      (code) => `${code}:giftCardAccount(input:{gift_card_code:"${code}"}){code}`,
    )
    expect(triesIn(`{${fields.join('')}}`, {})).toEqual(
      ['one', 'two', 'three'].map((code) => ({ deed: 'gift-card', subjects: [code] })),
    )
  })

  test('have every value of a list as a subject, and a number as its text', () => {
    const invite =
      'mutation($i:[ShareGiftRegistryInviteeInput!]!){shareGiftRegistry(giftRegistryUid:"1",sender:{name:"A",message:"B"},invitees:$i){is_shared}}'
    const invitees = ['a@b.it', 'c@d.it'].map((email) => ({ name: 'C', email }))
    expect(triesIn(invite, { i: invitees })).toEqual([{ deed: 'registry-mail', subjects: ['a@b.it', 'c@d.it'] }])
    // GraphQL takes one value for a list of it.
    expect(triesIn(invite, { i: invitees[0] })).toEqual([{ deed: 'registry-mail', subjects: ['a@b.it'] }])
    expect(triesIn('mutation{generateCustomerToken(email:5,password:""){token}}', {})).toEqual([
      { deed: 'sign-in', subjects: ['5'] },
    ])
  })

  test('are none where no limited field is asked, also not in names and texts', () => {
    expect(triesIn('{storeConfig{locale}}', {})).toEqual([])
    expect(triesIn('query placeOrder{products(search:"placeOrder"){placeOrder:items{sku}}}', {})).toEqual([])
  })

  test.each([
    ['syntax that is unknown here', 'mutation{placeOrder(input:{cart_id:"1"}){errors{code}}'],
    ['brackets without end', `mutation{placeOrder(input:${'['.repeat(300)}`],
    [
      'too many definitions',
      `{...A0}${Array.from({ length: 200 }, (_, i) => `fragment A${i} on Mutation{placeOrder}`).join('')}`,
    ],
  ])('are counted by name in %s', (_what, text) => {
    expect(triesIn(text, {})).toContainEqual({ deed: 'order', subjects: [] })
  })
})

test('a mark without limits does not start', () => {
  const text = SCHEMA_TEXT.replace('@limited(as: "sign-in"', '@limited(as: "sign-on"')
  expect(() => readLimitedFields(text)).toThrow('schema.graphql limits generateCustomerToken as "sign-on"')
})
