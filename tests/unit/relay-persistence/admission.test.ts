import { readFileSync } from 'node:fs'
import { Kind, parse, visit } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createAdmission, withoutDropped } from '#src/relay/persistence/admission.ts'
import { MUTATION, requestOf } from './stage.ts'

const judge = (text: string) => createAdmission()({ ...requestOf('product'), text, id: text })

describe('what is never remembered (spec §9)', () => {
  it.each([
    ['product searches', '{products(search:$q){items{uid}}}'],
    ['product searches among filters', '{products(filter:{sku:{eq:$s}},search:"vaso"){items{uid}}}'],
    ['countries', '{cart(cart_id:$c){id}countries{id}}'],
    ['checkout agreements', '{checkoutAgreements{agreement_id}}'],
    ['store config alone', '{storeConfig{store_code}}'],
    ['store config under another name', '{config:storeConfig{store_code}cart(cart_id:$c){id}}'],
    ['type metadata', '{__type(name:"Cart"){name}products(filter:{}){total_count}}'],
    ['what nobody listed', '{guestOrderByToken(input:{token:$t}){number}}'],
    [
      'cross-sell products under another name',
      '{cart(cart_id:$c){id items{product{uid more:crosssell_products{uid}}}}}',
    ],
  ])('%s', (_what, text) => {
    expect(judge(text)).toBeNull()
  })

  it('mutations', () => {
    expect(createAdmission()(MUTATION)).toBeNull()
  })

  it('takes the store configuration and cross-sell products out of answers that are remembered', () => {
    const admission = judge('{storeConfig{store_code}cart(cart_id:$c){id items{product{uid crosssell_products{uid}}}}}')
    expect(admission).toEqual({ reach: 'cart', hasStoreConfig: true, hasCrossSell: true })
    const data = {
      storeConfig: { store_code: 'it' },
      cart: { id: 'c1', items: [{ product: { uid: 'MQ==', crosssell_products: [{ uid: 'Mg==' }] } }] },
    }
    expect(JSON.parse(withoutDropped(data, admission!))).toEqual({
      cart: { id: 'c1', items: [{ product: { uid: 'MQ==', crosssell_products: null } }] },
    })
  })
})

describe('whom an answer concerns', () => {
  it.each([
    ['catalogue', '{products(filter:{url_key:{eq:$k}}){items{uid}}cmsBlocks(identifiers:["a"]){items{identifier}}}'],
    ['customer', '{customer{firstname}products(filter:{}){total_count}}'],
    ['cart', '{cart(cart_id:$c){id}customer{firstname}}'],
    ['cart', '{customerCart{id}}'],
  ])('%s', (reach, text) => {
    expect(judge(text)?.reach).toBe(reach)
  })
})

/** `definitions 0 selectionSet selections 0`. */
const ROOT_PATH_LENGTH = 5

/** The shop's own queries, with every field that each asks for anywhere, and the arguments of `products`. */
const queries = Object.values(
  JSON.parse(readFileSync(new URL('../../../persisted_queries.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >,
).flatMap((text) => {
  const fields = new Set<string>()
  const document = parse(text)
  visit(document, {
    Field({ name, arguments: given = [] }, _key, _parent, path) {
      // The country of an address is part of it; that of the query is an entry of the directory.
      const definition = document.definitions[Number(path[1])]
      const isOfQuery = definition?.kind !== Kind.FRAGMENT_DEFINITION || definition.typeCondition.name.value === 'Query'
      const isPartOfAddress = name.value === 'country' && (!isOfQuery || path.length > ROOT_PATH_LENGTH)
      if (!isPartOfAddress) fields.add(name.value)
      if (name.value === 'products') for (const argument of given) fields.add(`products.${argument.name.value}`)
    },
  })
  const [, name = ''] = /^query (\w+)/.exec(text) ?? []
  return name === '' ? [] : [{ name, fields, admission: judge(text) }]
})

describe('of the shop’s own queries', () => {
  it.each(['countries', 'country', 'checkoutAgreements', '__type', '__schema', 'products.search'])(
    'none that asks for %s is remembered',
    (field) => {
      expect(queries.filter(({ fields, admission }) => fields.has(field) && admission !== null)).toEqual([])
    },
  )

  it('the dropped parts of those that are remembered are known', () => {
    const remembered = queries.filter(({ admission }) => admission !== null)
    expect(remembered.length).toBeGreaterThan(5)
    expect(
      remembered.filter(
        ({ fields, admission }) =>
          fields.has('storeConfig') !== admission?.hasStoreConfig ||
          fields.has('crosssell_products') !== admission.hasCrossSell,
      ),
    ).toEqual([])
  })

  it('there are some of every kind, so that this says something', () => {
    const asked = new Set(queries.flatMap(({ fields }) => [...fields]))
    for (const field of ['countries', 'checkoutAgreements', 'products.search', 'storeConfig', 'crosssell_products'])
      expect(asked).toContain(field)
    expect(new Set(queries.map(({ admission }) => admission?.reach))).toEqual(
      new Set(['catalogue', 'customer', 'cart', undefined]),
    )
  })
})
