import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { absent, leanIndexes, SUPERSEDED, UNUSED } from '../../../build/leanRelay.ts'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const indexes = leanIndexes(root)

type Exports = Readonly<Record<string, unknown>>
const whole = (name: string) => require(name) as Exports

/** What the browser's build takes each name from. */
function lean(origins: (typeof indexes)['react-relay']['exports']): Exports {
  return Object.fromEntries(
    [...origins].map(([key, { module, member }]) => {
      const exports = whole(module)
      return [key, member === '' ? exports : exports[member]]
    }),
  )
}

test.each(['react-relay', 'relay-runtime'] as const)('gives the very exports of %s', (name) => {
  const exports = lean(indexes[name].exports)
  expect(Object.keys(exports).length).toBeGreaterThan(4)
  const differing = Object.keys(exports).filter(
    (key) => exports[key] === undefined || exports[key] !== whole(name)[key],
  )
  expect(differing).toEqual([])
})

test('gives react-relay the very internals of relay-runtime that it takes', () => {
  const internal = lean(indexes['relay-runtime'].internal)
  expect(Object.keys(internal)).toContain('fetchQuery')
  expect(whole('relay-runtime')['__internal']).toMatchObject(internal)
})

test('leaves out only the implementation that the flag has put out of use', () => {
  const { RelayFeatureFlags } = whole('relay-runtime') as {
    readonly RelayFeatureFlags: Readonly<Record<string, unknown>>
  }
  expect(RelayFeatureFlags['ENABLE_ACTIVITY_COMPATIBILITY']).toBe(true)
  for (const specifier of Object.entries(SUPERSEDED).flat()) {
    expect(whole(specifier.replace('.', 'react-relay/lib/relay-hooks'))).toBeTypeOf('function')
  }
})

const holding = (pattern: RegExp, files: string) =>
  globSync(files, { cwd: root }).filter((path) => pattern.test(readFileSync(`${root}${path}`, 'utf8')))

test('leaves out handles, mutation configs and updatable data, which no operation has', () => {
  expect(Object.keys(UNUSED)).toEqual([
    'RelayDefaultHandlerProvider',
    'RelayDeclarativeMutationConfig',
    'createUpdatableProxy',
    'LiveResolverCache',
  ])
  expect(holding(/"kind": "(Linked|Scalar)Handle"/, 'src/__generated__/*.ts')).toEqual([])
  expect(
    holding(/\b(RANGE_ADD|RANGE_DELETE|NODE_DELETE|readUpdatable\w+)\b|\bconfigs:|@updatable/, 'src/**/*.{ts,tsx}'),
  ).toEqual([])
})

test('gives the store a cache of resolvers that has what it is asked for, and no screen asks for one', () => {
  const module = { exports: {} as { readonly LiveResolverCache: new () => Readonly<Record<string, unknown>> } }
  // oxlint-disable-next-line typescript/no-implied-eval -- the module as a bundle holds it
  new Function('module', absent('LiveResolverCache'))(module)
  const cache = new module.exports.LiveResolverCache()
  const store = `${root}node_modules/relay-runtime/lib/store/`
  const asked = ['RelayModernStore.js', 'RelayReader.js', 'RelayStoreSubscriptions.js'].flatMap((file) =>
    [...readFileSync(`${store}${file}`, 'utf8').matchAll(/_resolverCache\.(\w+)/g)].map(([, name = '']) => name),
  )
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter((name) => typeof cache[name] !== 'function')).toEqual([])
  // The one query with resolvers is of a test, which uses the package as published.
  expect(holding(/"kind": "Relay(Live)?Resolver"/, 'src/__generated__/*.ts')).toEqual([])
  expect(holding(/"kind": "Relay(Live)?Resolver"/, 'tests/__generated__/*.ts')).not.toEqual([])
})

test('holds what the sources import, and what that needs in turn', () => {
  expect([...indexes['react-relay'].exports.keys()]).toEqual(
    expect.arrayContaining(['useFragment', 'usePreloadedQuery']),
  )
  expect([...indexes['relay-runtime'].exports.keys()]).toEqual(expect.arrayContaining(['Environment', 'getFragment']))
  expect([...indexes['react-relay'].exports.keys()]).not.toContain('QueryRenderer')
})
