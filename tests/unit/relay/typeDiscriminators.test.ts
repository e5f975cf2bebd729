import { globSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import {
  buildSchema,
  executeSync,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
} from 'graphql'
import type { GraphQLOutputType } from 'graphql'
import { createOperationDescriptor, Environment, Network, Observable } from 'relay-runtime'
import type { ConcreteRequest, GraphQLResponse } from 'relay-runtime'
import { expect, it } from 'vitest'
import { createSentText } from '#server/gateway/sentText.ts'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createStoreConfig } from '#src/relay/createEnvironment.ts'
import { typeDiscriminators } from '#src/relay/links/typeDiscriminators.ts'
import { sampleVariables } from '#tests/contract/sampleVariables.ts'
import { possibleTypesOf } from '../../../build/possibleTypes.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from './propertyRuns.ts'

const root = new URL('../../../', import.meta.url)
const schemaText = readFileSync(new URL('schema.graphql', root), 'utf8')
const schema = buildSchema(schemaText)
const sentText = createSentText(schemaText)
const link = typeDiscriminators(possibleTypesOf(schemaText))

/**
 * The operations whose sent text differs from the compiled one: the compiler's text, and the module with which Relay
 * reads.
 */
const artifacts = import.meta.glob<ConcreteRequest>('../../../src/__generated__/*.graphql.ts', { import: 'default' })
const compiled = globSync('src/__generated__/*.graphql.ts', { cwd: root }).flatMap((path) => {
  const literal = /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(new URL(path, root), 'utf8'))?.[1]
  const text = literal === undefined ? '' : (JSON.parse(literal) as string)
  return text.includes('__is') || text.includes('fragment ') ? [{ path, text }] : []
})
const operations = await Promise.all(
  compiled.map(async ({ path, text }) => {
    const node = await artifacts[`../../../${path}`]?.()
    if (!node) throw new Error(`${path} is no module`)
    return { node, text }
  }),
)

const raise = (name: string): never => {
  throw new Error(`${name} is no operation`)
}

/** A whole number from 0 to 2³², the same for the same text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

/** A value of the type, determined only by its path and the seed: two texts that select it get the same value. */
function valueAt(type: GraphQLOutputType, path: string, seed: number): unknown {
  const number = hashOf(`${seed}/${path}`)
  if (isNonNullType(type)) {
    const inner = type.ofType as GraphQLOutputType
    return valueAt(inner, path, seed) ?? valueAt(inner, `${path}!`, seed)
  }
  if (number % 7 === 0) return null
  if (isListType(type)) {
    const items = Array.from({ length: (number >>> 8) % 4 }, (_, index) =>
      valueAt(type.ofType as GraphQLOutputType, `${path}/${index}`, seed),
    )
    return isNonNullType(type.ofType) ? items.filter((item) => item !== null) : items
  }
  if (isEnumType(type)) return type.getValues()[number % type.getValues().length]?.value
  if (isLeafType(type)) {
    if (type.name === 'Boolean') return number % 2 === 0
    return type.name === 'Int' || type.name === 'Float' ? number % 100_000 : `text ${number}`
  }
  if (!isAbstractType(type)) return {}
  const possible = schema.getPossibleTypes(type)
  return { __typename: possible[number % possible.length]?.name }
}

/** Conditions are false, so that parts are left out. */
function variablesOf(text: string): Record<string, unknown> {
  const entries = Object.entries(sampleVariables(schema, text, {}))
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'boolean' ? false : value]))
}

/** An answer of a backend whose data are derived from a seed. A non-null field without a value nulls its parent. */
function answer(text: string, seed: number): GraphQLResponse {
  const { data } = executeSync({
    schema,
    document: parse(text),
    variableValues: variablesOf(text),
    fieldResolver: (_source, _args, _context, { path, returnType }) => {
      const trail: (string | number)[] = []
      for (let step: typeof path | undefined = path; step; step = step.prev) trail.unshift(step.key)
      return valueAt(returnType, trail.join('/'), seed)
    },
  })
  return { data } as GraphQLResponse
}

async function throughLink(text: string, response: GraphQLResponse): Promise<GraphQLResponse> {
  const request = {
    name: 'Q',
    kind: 'query',
    text,
    id: null,
    variables: {},
    headers: {},
    method: 'POST',
    policy: [],
  } as const
  const passedOn = await link(request, () => Observable.from(response)).toPromise()
  if (passedOn === undefined) throw new Error('The link lost the answer.')
  return passedOn
}

const discriminatorsOf = (type: string) =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((other) => isAbstractType(other))
      .filter((other) => schema.getPossibleTypes(other).some(({ name }) => name === type))
      .map(({ name }) => [`__is${name}`, type]),
  )

/** The records that Relay creates from an answer. */
function recordsOf(node: ConcreteRequest, text: string, response: GraphQLResponse): object | null {
  const { data } = response as { readonly data?: Record<string, unknown> | null }
  if (!data) return null
  const environment = new Environment({
    ...createStoreConfig({
      resolverContext: {
        cartId: createCartIdStore(createNoCookies()),
        customerToken: createCustomerTokenStore({ clock: { now: () => 0 }, storage: createMemoryStorage() }),
      },
      // The random backend also leaves keys empty.
      onMissingKey: () => undefined,
    }),
    network: Network.create(() => Observable.create(() => undefined)),
  })
  environment.commitPayload(createOperationDescriptor(node, variablesOf(text)), data)
  return environment.getStore().getSource().toJSON()
}

it('finds operations to try', () => {
  expect(operations.map(({ node }) => node.params.name)).toContain('ProductPageQuery')
})

it(
  'makes of the answer to the sent text the records that the compiled text would have given',
  async () => {
    const byName = new Map(operations.map((operation) => [operation.node.params.name, operation]))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...byName.keys()), fc.nat(), async (name, seed) => {
        const { node, text } = byName.get(name) ?? raise(name)
        const sent = sentText(text)
        const restored = await throughLink(sent, answer(sent, seed))
        expect(recordsOf(node, text, restored)).toEqual(recordsOf(node, text, answer(text, seed)))
      }),
      propertyRuns(300),
    )
  },
  PROPERTY_TIMEOUT_MS,
)

it('leaves the answer below as it came, and answers without interfaces untouched', async () => {
  const text = 'query Q{products(search:""){items{__typename,...F}}}fragment F on ProductInterface{__typename,name}'
  const items = [{ __typename: 'SimpleProduct', name: 'Vaso' }, { __typename: 'Unheard', name: '?' }, null]
  const response = { data: { products: { items } } }
  const before = structuredClone(response)
  const restored = await throughLink(text, response)
  expect(response).toEqual(before)
  expect(restored).toEqual({
    data: {
      products: {
        items: [{ ...items[0], ...discriminatorsOf('SimpleProduct') }, items[1], null],
      },
    },
  })
  const plain = { data: { storeConfig: { store_code: 'it' } } }
  expect(await throughLink('query Q{storeConfig{store_code}}', plain)).toBe(plain)
})

it('restores each part of a deferred answer, and passes failures on', async () => {
  const text = 'query Q{route(url:""){__typename,...F@defer(label:"a")}}fragment F on RoutableInterface{__typename}'
  const part = { label: 'a', path: ['route'], data: { __typename: 'CmsPage' }, extensions: { is_final: true } }
  expect(await throughLink(text, part)).toEqual({
    ...part,
    data: { __typename: 'CmsPage', ...discriminatorsOf('CmsPage') },
  })
  const failure = { errors: [{ message: 'no' }], data: null } as unknown as GraphQLResponse
  expect(await throughLink(text, failure)).toEqual(failure)
})
