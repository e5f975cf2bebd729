import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptRootFieldsOf, snapshotRulesOf } from '../../../build/snapshotRules.ts'

const PROJECT = new URL('../../..', import.meta.url).pathname
const GENERATED = 'src/__generated__'
const IDENTITY = 'src/relay/identity.ts'
const CONTENT = 'src/relay/persistence/snapshotContent.ts'
const FOLDERS = [GENERATED, 'src/relay', 'schema.graphql']

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vetrina-rules-'))
  for (const path of FOLDERS) cpSync(join(PROJECT, path), join(root, path), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

/** Whether a change of the file changes the version. */
function isChangedBy(path: string, edit: (text: string) => string): boolean {
  const file = join(root, path)
  const before = snapshotRulesOf(root)
  const text = readFileSync(file, 'utf8')
  const edited = edit(text)
  expect(edited).not.toBe(text)
  writeFileSync(file, edited)
  const after = snapshotRulesOf(root)
  writeFileSync(file, text)
  return before.version !== after.version
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

test('the version is the same for the same sources', () => {
  expect(snapshotRulesOf(root)).toEqual(snapshotRulesOf(PROJECT))
  expect(snapshotRulesOf(root).version).toMatch(/^[\da-f]{16}$/)
})

describe('the version changes with the code that shapes records', () => {
  test.each<[string, string, (text: string) => string]>([
    ['a key of the identity table', IDENTITY, replace('agreement_id:', 'name:')],
    ['a type of the identity table', IDENTITY, replace("'CompareList',", '')],
    ['how a key becomes an id', IDENTITY, replace("key.join(':')", "key.join('/')")],
    ['a field of the schema', 'schema.graphql', replace('total_quantity: Float!', 'total_quantity: Int!')],
    ['a type of the schema', 'schema.graphql', (text) => `${text}\ntype New { a: Int }`],
    ['what is left out of records', CONTENT, replace("'crosssell_products'", "'upsell_products'")],
    ['what is left out of the root', CONTENT, replace('search:/', 'filter:/')],
  ])('%s', (_ingredient, path, edit) => {
    expect(isChangedBy(path, edit)).toBe(true)
  })
})

describe('the version does not change with anything else', () => {
  test.each<[string, string, (text: string) => string]>([
    ['a comment of the identity table', IDENTITY, (text) => `// Words.\n${text}`],
    ['a comment of the rules of what is dropped', CONTENT, (text) => `/** Words. */\n${text}`],
    ['a comment of the schema', 'schema.graphql', (text) => `# Words.\n${text}`],
    ['the layout of the schema', 'schema.graphql', (text) => text.replaceAll('\n  ', '\n    ')],
    ['the text of a query', `${GENERATED}/CartButtonQuery.graphql.ts`, replace(/"id": "[\da-f]{64}"/, '"id": "0"')],
    ['another module of the network', 'src/relay/links/retry.ts', replace('MAX_ATTEMPTS = 3', 'MAX_ATTEMPTS = 2')],
  ])('%s', (_other, path, edit) => {
    expect(isChangedBy(path, edit)).toBe(false)
  })
})

/** One root field beside the required parts of a schema. */
const isKept = (field: string, types = '') =>
  keptRootFieldsOf(`
    type Query { ${field} }
    type StoreConfig { store_code: String }
    type Country { id: String }
    type CheckoutAgreement { name: String }
    type Person { firstname: String }
    type Order { number: String buyer: Person }
    type Customer { orders: [Order] }
    type Cart { buyer: Person }
    type Token { public_hash: String }
    type Product { name: String }
    input OrderInput { number: String email: String }
    input Filter { email: String }
    ${types}
  `).length === 1

describe('root fields that are kept', () => {
  test.each([
    ['the catalogue’s', 'products(filter: Filter): [Product]'],
    ['what an attribute of any name filters', 'categories(filters: Filter): [Product]'],
    ['the customer’s own, until the session ends', 'customer: Customer'],
    ['the cart’s, while it is the current one', 'cart(cart_id: String!): Cart'],
  ])('%s', (_what, field) => {
    expect(isKept(field)).toBe(true)
  })
})

describe('root fields that are not kept', () => {
  test.each([
    ['the store configuration (spec §9)', 'storeConfig: StoreConfig'],
    ['countries (spec §9)', 'countries: [Country]'],
    ['one country (spec §9)', 'country(id: String): Country'],
    ['checkout agreements (spec §9)', 'checkoutAgreements: [CheckoutAgreement]'],
    ['an order, by what its buyer knows', 'guestOrder(input: OrderInput!): Order'],
    ['whatever an address for letters opens', 'isEmailAvailable(email: String!): Product'],
    ['whatever a token opens', 'byToken(token: String!): Product'],
    ['whatever tells of a person', 'registry(uid: ID!): Order'],
    ['means of payment', 'paymentTokens: [Token]'],
  ])('%s', (_what, field) => {
    expect(isKept(field)).toBe(false)
  })

  test('the root fields of the shop’s schema equal those in docs/decisions/0049', () => {
    const schema = readFileSync(join(PROJECT, 'schema.graphql'), 'utf8')
    const kept = keptRootFieldsOf(schema)
    const dropped = Object.keys(buildSchema(schema).getQueryType()?.getFields() ?? {}).filter(
      (name) => !kept.includes(name),
    )
    const [record = ''] =
      /\*\*Dropped by this rule[^\n]+/.exec(
        readFileSync(join(PROJECT, 'docs/decisions/0049-keep-relay-records-across-visits.md'), 'utf8'),
      ) ?? []
    const named = Array.from(record.matchAll(/`(\w+)`/g), ([, name]) => name)
    expect(new Set(named)).toEqual(new Set(dropped))
    expect(kept).toEqual(expect.arrayContaining(['products', 'route', 'cmsPage', 'cart', 'customer']))
  })
})
