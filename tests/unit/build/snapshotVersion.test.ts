import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { snapshotVersionOf } from '../../../build/snapshotVersion.ts'

const PROJECT = new URL('../../..', import.meta.url).pathname
const GENERATED = 'src/__generated__'
const IDENTITY = 'src/relay/identity.ts'
const ADMISSION = 'src/relay/persistence/admission.ts'
const FOLDERS = [GENERATED, 'src/relay', 'schema.graphql']

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vetrina-version-'))
  for (const path of FOLDERS) cpSync(join(PROJECT, path), join(root, path), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

/** The names of what changes in the version when a file does; a file that is not there yet is an empty one. */
function changedBy(path: string, edit: (text: string) => string): readonly string[] {
  const file = join(root, path)
  const before = snapshotVersionOf(root)
  let text: string | null = null
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    // A new file.
  }
  const edited = edit(text ?? '')
  expect(edited).not.toBe(text)
  writeFileSync(file, edited)
  const after = snapshotVersionOf(root)
  if (text === null) rmSync(file)
  else writeFileSync(file, text)
  return (['shape', 'operations'] as const).filter((part) => before[part] !== after[part])
}

const artifactOf = (name: string) => `${GENERATED}/${name}.graphql.ts`
const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)
const id = (digit: string) => replace(/"id": "[\da-f]{64}"/, `"id": "${digit.repeat(64)}"`)
const newOperation = (kind: string) => () =>
  `"params": { "id": "${'0'.repeat(64)}", "operationKind": "${kind}", "text": "${kind} New{a}" }`

test('is the same for the same sources', () => {
  expect(snapshotVersionOf(root)).toEqual(snapshotVersionOf(PROJECT))
  const { shape, operations } = snapshotVersionOf(root)
  expect([shape, operations]).toEqual([expect.stringMatching(/^[\da-f]{16}$/), expect.stringMatching(/^[\da-f]{16}$/)])
})

describe('changes with what shapes remembered data', () => {
  test.each<[string, string, (text: string) => string, readonly string[]]>([
    ['a key of the identity table', IDENTITY, replace('agreement_id:', 'name:'), ['shape']],
    ['a type of the identity table', IDENTITY, replace("'CompareList',", ''), ['shape']],
    ['how a key becomes an id', IDENTITY, replace("key.join(':')", "key.join('/')"), ['shape']],
    ['a field of the schema', 'schema.graphql', replace('total_quantity: Float!', 'total_quantity: Int!'), ['shape']],
    ['a type of the schema', 'schema.graphql', (text) => `${text}\ntype New { a: Int }`, ['shape']],
    ['a root field that is remembered', ADMISSION, replace("compareList: 'customer',", ''), ['shape']],
    ['whom an answer concerns', ADMISSION, replace("compareList: 'customer'", "compareList: 'cart'"), ['shape']],
    ['what is taken out of answers', ADMISSION, replace("'crosssell_products'", "'upsell_products'"), ['shape']],
    [
      'how root fields are found',
      'src/relay/persistence/rootFields.ts',
      replace("token === 'fragment'", 'false'),
      ['shape'],
    ],
    [
      'the text of a query',
      artifactOf('CartButtonQuery'),
      replace('query CartButtonQuery(', 'query Q('),
      ['operations'],
    ],
    [
      'the text of a query that is sent otherwise than compiled',
      artifactOf('ProductPageQuery'),
      replace('query ProductPageQuery(', 'query Q('),
      ['operations'],
    ],
    ['a new query', artifactOf('NewQuery'), newOperation('query'), ['operations']],
    ['a query that is gone', artifactOf('CartButtonQuery'), () => '', ['operations']],
  ])('%s', (_ingredient, path, edit, parts) => {
    expect(changedBy(path, edit)).toEqual(parts)
  })
})

describe('does not change with anything else', () => {
  test.each<[string, string, (text: string) => string]>([
    ['a comment of the identity table', IDENTITY, (text) => `// Words.\n${text}`],
    [
      'its layout and types',
      IDENTITY,
      replace('type RawRecord = Readonly<Record', 'type RawRecord =\n Readonly<Record'),
    ],
    ['a comment of the rules of what is dropped', ADMISSION, (text) => `/** Words. */\n${text}`],
    ['a comment of the schema', 'schema.graphql', (text) => `# Words.\n${text}`],
    ['the layout of the schema', 'schema.graphql', (text) => text.replaceAll('\n  ', '\n    ')],
    ['the text of a mutation', artifactOf('useAddProductsToCartMutation'), id('1')],
    ['a new mutation', artifactOf('useNewMutation'), newOperation('mutation')],
    [
      'the layout of the text of a query',
      artifactOf('ProductPageQuery'),
      replace('query ProductPageQuery(', 'query ProductPageQuery ('),
    ],
    ['a fragment', artifactOf('New_product'), () => 'export default { "kind": "Fragment" }'],
    ['the compiler’s id of a query that is sent otherwise', artifactOf('ProductPageQuery'), id('1')],
    [
      'a client resolver, which answers anew in every document',
      'src/relay/resolvers/currentCartId.ts',
      replace('id', 'a'),
    ],
    ['another module of the network', 'src/relay/links/retry.ts', replace('MAX_ATTEMPTS = 3', 'MAX_ATTEMPTS = 2')],
  ])('%s', (_other, path, edit) => {
    expect(changedBy(path, edit)).toEqual([])
  })
})
