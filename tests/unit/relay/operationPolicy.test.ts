import { readFileSync } from 'node:fs'
import { buildSchema, Kind, parse } from 'graphql'
import type { ConcreteRequest } from 'relay-runtime'
import { expect, test } from 'vitest'
import { createPolicyOf, POLICY_MARKS } from '#server/gateway/operationPolicy.ts'
import { readSentOperation } from '../../../build/sentOperations.ts'

const SCHEMA_TEXT = readFileSync('schema.graphql', 'utf8')
const schema = buildSchema(SCHEMA_TEXT)

const rootFieldsOf = (text: string) =>
  parse(text).definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? node.selectionSet.selections.map((field) => {
          const name = field.kind === Kind.FIELD ? field.name.value : ''
          const marks = schema.getRootType(node.operation)?.getFields()[name]?.astNode?.directives ?? []
          return { name, marks: marks.map((mark) => mark.name.value) }
        })
      : [],
  )

test('every compiled operation carries the policy of its root fields, and a public one nothing private', async () => {
  const artifacts = import.meta.glob<ConcreteRequest>('../../../src/__generated__/*.graphql.ts', { import: 'default' })
  const nodes = await Promise.all(Object.values(artifacts).map((load) => load()))
  const operations = nodes.flatMap(({ kind, params }) => (kind === 'Request' && params.text ? [params] : []))
  const policies = operations.map(({ name, text, metadata }) => {
    const fields = rootFieldsOf(text ?? '')
    const expected = POLICY_MARKS.filter((mark) =>
      fields[mark === 'public' ? 'every' : 'some'](({ marks }) => marks.includes(mark)),
    )
    return { name, policy: metadata['policy'] ?? [], expected }
  })
  expect(policies.filter(({ policy, expected }) => JSON.stringify(policy) !== JSON.stringify(expected))).toEqual([])
  const operationsWith = (mark: string) =>
    policies.filter(({ policy }) => (policy as readonly string[]).includes(mark)).map(({ name }) => name)
  expect(operationsWith('public')).toEqual(expect.arrayContaining(['useListFacetsQuery', 'ProductLateQuery']))
  expect(operationsWith('public')).not.toContain('CartPageQuery')
  // Every directive is used by some operation.
  for (const mark of POLICY_MARKS) expect({ mark, count: operationsWith(mark).length }).not.toEqual({ mark, count: 0 })
})

test('a root field that the schema does not mark, or does not know, is private and nothing special', () => {
  const policyOf = createPolicyOf(SCHEMA_TEXT)
  expect(policyOf('query A{storeConfig{locale}}')).toEqual(['public'])
  expect(policyOf('query A{storeConfig{locale}cart(cart_id:"1"){id}}')).toEqual([])
  expect(policyOf('query A{storeConfig{locale}somethingNew{id}}')).toEqual([])
  expect(policyOf('mutation A{somethingNew{id}}')).toEqual([])
  expect(policyOf('mutation A{revokeCustomerToken{result}}')).toEqual(['outlivesDocument', 'endsSession'])
})

test('an artifact with metadata of its own keeps it', () => {
  const sentOperation = readSentOperation('.')
  const artifact = (metadata: string) => `const node = {
  "params": {
    "id": "${'a'.repeat(64)}",
    "metadata": ${metadata},
    "name": "AQuery",
    "operationKind": "query",
    "text": "query AQuery{storeConfig{locale}}"
  }
}`
  expect(sentOperation(artifact('{}'))).toContain('"metadata": {"policy": ["public"]},')
  const mock = '{"relayTestingSelectionTypeInfo": {"a": {"b": {}}}}'
  expect(sentOperation(artifact(mock))).toContain(`"metadata": {"policy": ["public"],${mock.slice(1)},`)
})
