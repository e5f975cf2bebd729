import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, extendSchema, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { describe, expect, test } from 'vitest'
import { CACHEABLE_ROOT_FIELDS } from '#server/commerce/engine/execution/executor.ts'
import { createPolicyOf } from '#server/gateway/operationPolicy.ts'
import { readPersistedQueries } from '#server/gateway/operations/readPersistedQueries.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import { productSearchIn } from '#server/gateway/unlisted/productSearch.ts'
import { skuSearchIn } from '#server/gateway/unlisted/skuSearch.ts'
import { keyFieldsOf } from '#src/relay/identity.ts'
import { STORE_CONFIGURATION } from '#tests/harness/components/storeSettings.ts'
import { readSentOperation } from '../../build/sentOperations.ts'
import { operationFaults } from './operations.ts'
import { PROJECT_ROOT } from './sources.ts'

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8')
const schema = buildSchema(read('schema.graphql'))
const sentText = createSentText(read('schema.graphql'))
const sentOperation = readSentOperation(PROJECT_ROOT)
const persisted = JSON.parse(read('persisted_queries.json')) as Readonly<Record<string, string>>

test('every persisted operation runs on any Magento, and selects the identity keys', () => {
  const sent = Object.values(persisted).map(sentText)
  expect(sent.flatMap((text) => operationFaults(schema, text, keyFieldsOf))).toEqual([])
})

test('the texts that look for products outside of lists keep to the same limits', () => {
  const texts = Object.values(persisted)
    .map(sentText)
    .flatMap((text) => {
      const byUrlKey = productSearchIn(text)
      const bySku = skuSearchIn(text)
      return [
        ...(byUrlKey ? [byUrlKey.routeText, byUrlKey.searchText] : []),
        ...(bySku ? [bySku.routeText, bySku.searchText] : []),
      ]
    })
  expect(texts.length).toBeGreaterThan(4)
  expect(texts.flatMap((text) => operationFaults(schema, text, () => null))).toEqual([])
})

test('a query with data for all guests contains only fields that Magento lets page caches store', () => {
  const policyOf = createPolicyOf(read('schema.graphql'))
  const mixed = Object.values(persisted)
    .map(sentText)
    .filter((text) => policyOf(text).includes('public'))
    .flatMap((text) => {
      const [operation] = parse(text).definitions
      if (operation?.kind !== Kind.OPERATION_DEFINITION) return []
      const roots = operation.selectionSet.selections.flatMap((root) =>
        root.kind === Kind.FIELD ? root.name.value : [],
      )
      const unkept = roots.filter((name) => !CACHEABLE_ROOT_FIELDS.has(name))
      return unkept.length > 0 && unkept.length < roots.length ? [`${operation.name?.value}: ${unkept.join(', ')}`] : []
    })
  // One such field takes the cache tags from the whole answer, and from the page that shows it.
  expect(mixed).toEqual([])
})

test('exactly the operations of the storefront are persisted, each under the hash of its text', () => {
  const hashes = globSync('src/__generated__/*.graphql.ts', { cwd: PROJECT_ROOT }).flatMap((path) => {
    const text = read(path)
    return text.includes('"operationKind"') ? [...text.matchAll(/"id": "([0-9a-f]{64})"/g)].map(([, hash]) => hash) : []
  })
  expect(new Set(hashes)).toEqual(new Set(Object.keys(persisted)))
  for (const [hash, text] of Object.entries(persisted))
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
})

test('one operation asks for the whole store configuration, and no other for any of it', () => {
  const asked = Object.values(persisted).flatMap((text) => {
    const document = parse(text)
    const types = new TypeInfo(schema)
    const fields = new Set<string>()
    visit(
      document,
      visitWithTypeInfo(types, {
        Field: ({ name }) => {
          if (types.getParentType()?.name === 'StoreConfig' && STORE_CONFIGURATION.includes(name.value)) {
            fields.add(name.value)
          }
        },
      }),
    )
    const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    return fields.size > 0 ? [{ name: operation?.name?.value, fields: [...fields].toSorted() }] : []
  })
  expect(asked).toEqual([{ name: 'ShellQuery', fields: STORE_CONFIGURATION.toSorted() }])
})

test('the host knows every query by the id under which the storefront asks it', () => {
  const known = readPersistedQueries(join(PROJECT_ROOT, 'persisted_queries.json'), sentText)
  const asked = globSync('src/__generated__/*.graphql.ts', { cwd: PROJECT_ROOT }).flatMap((path) => {
    const artifact = read(path)
    const module = sentOperation(artifact)
    const text = /"operationKind": "query",\s*"text": ("(?:[^"\\]|\\.)*")/.exec(module)?.[1]
    const id = /"id": "([\da-f]{64})"/.exec(module)?.[1] ?? ''
    return text === undefined ? [] : [{ path, id, text: JSON.parse(text) as string }]
  })
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter(({ id, text }) => known.get(id) !== text)).toEqual([])
  expect(asked.filter(({ text }) => /__is[A-Z]|\bfragment\b/.test(text))).toEqual([])
})

describe('the check of operations can fail', () => {
  const whole = extendSchema(schema, parse('extend type Query { bundle: BundleProduct }'))
  const items = (selection: string) => `query Q { products(search: "x") { items { ${selection} } } }`
  const fields = (count: number) => Array.from({ length: count }, () => 'store_code').join(' ')
  const deep = (levels: number): string => (levels === 0 ? 'uid' : `uid children { ${deep(levels - 1)} }`)
  const bad: readonly (readonly [text: string, fault: string])[] = [
    ['query A { storeConfig { store_code } } query B { storeConfig { store_code } }', '2 operations'],
    ['query Q { storeConfig { nope } }', 'Cannot query field "nope"'],
    ['query Q { storeConfig { locale } }', 'a StoreConfig without store_code'],
    ['query Q { storeConfig { renamed: store_code } }', 'a StoreConfig without store_code'],
    [items('name'), 'a SimpleProduct without uid'],
    [items('... on SimpleProduct { uid } name'), 'a ConfigurableProduct without uid'],
    [items('...F') + ' fragment F on ProductInterface { uid categories { name } }', 'a CategoryTree without uid'],
    [`query Q { storeConfig { ${fields(301)} } }`, '302 fields in the text'],
    [
      `query Q { ${'storeConfig { ...F } '.repeat(4)} } fragment F on StoreConfig { ${fields(90)} }`,
      'fields after fragment expansion',
    ],
    [`query Q { categories { items { ${deep(20)} } } }`, 'depth 23'],
    [
      `query Q { storeConfig { store_code ${Array.from({ length: 11 }, (_, i) => `a${i}: locale`).join(' ')} } }`,
      '11 aliases',
    ],
    [
      'query Q { route(url: "/a") { ... on SimpleProduct { uid categories { uid ... on CategoryTree { redirect_code } } } } }',
      'directly under route',
    ],
    ['query Q { customer { orders { items { number applied_coupons { code } } } } }', 'applied_coupons of an order'],
    [
      'mutation M { placeOrder(input: { cart_id: "x" }) { orderV2 { number total { taxes { title } } } } }',
      'answers safely only',
    ],
    ['query Q { bundle { price_details { main_price } } }', 'divides by zero'],
    [
      'mutation M { createCustomerV2(input: { email: "", firstname: "", lastname: "" }) { customer { confirmation_status } } }',
      'fails right after createCustomerV2',
    ],
    [items('uid ... on SimpleProduct { reviews { page_info { current_page } } }'), 'fails past the last page'],
    [
      'query Q { cart(cart_id: "x") { id itemsV2 { items { uid product { uid stock_status } } } } }',
      'of a bundle in a cart',
    ],
    ['query Q { products(search: "x", sort: { price: ASC, name: ASC }) { total_count } }', 'exactly one key'],
  ]
  test.each(bad)('%s', (text, fault) => {
    expect(operationFaults(whole, text, keyFieldsOf).join('\n')).toContain(fault)
  })

  test('good operations pass', () => {
    const good = [
      'query Q($url: String!) { route(url: $url) { __typename redirect_code ... on ProductInterface { uid } ... on CategoryTree { uid } ... on CmsPage { identifier } } }',
      items('uid ...F') + ' fragment F on ProductInterface { name categories { uid name } }',
      'mutation M { placeOrder(input: { cart_id: "x" }) { errors { code message } orderV2 { id number token status } } }',
    ]
    expect(good.flatMap((text) => operationFaults(whole, text, keyFieldsOf))).toEqual([])
  })
})
