import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as relayRuntime from '#src/relay/packages/relayRuntime.ts'
import * as reactRelay from '#src/relay/packages/reactRelay.ts'
import * as relayExperimental from '#src/relay/packages/relayExperimental.ts'
import * as mutations from '#src/relay/packages/mutations.ts'
import * as refetchableFragment from '#src/relay/packages/refetchableFragment.ts'
import { relayListFiles, relayLists, relayPackages } from '../../../build/relayPackages.ts'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('../../../', import.meta.url))

type Exports = Readonly<Record<string, unknown>>
const INTERNAL = '__internal'
const listed = {
  'react-relay': { ...reactRelay, ...refetchableFragment } as Exports,
  'relay-runtime': { ...relayRuntime, ...mutations } as Exports,
  'relay-runtime/experimental': relayExperimental as Exports,
}
type Package = keyof typeof listed
const packages = Object.keys(listed) as Package[]

const indexOf = (name: Package) => require(name) as Exports

/** The names that the sources import, without types; `files` are the hand-written ones or the compiler's. */
function namesInSources(
  name: Package,
  files: readonly string[] = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/__generated__/**'] }),
): ReadonlySet<string> {
  const names = new Set<string>()
  const statement = new RegExp(String.raw`import \{([^}]*)\} from '${name}'`, 'g')
  for (const path of files)
    for (const [, list = ''] of readFileSync(join(root, path), 'utf8').matchAll(statement))
      for (const part of list.split(',')) {
        const [imported = ''] = part.trim().split(' as ')
        if (imported !== '' && !imported.startsWith('type ')) names.add(imported)
      }
  return names
}

/**
 * The names of relay-runtime that react-relay's listed files, and those that they require, use; members of `__internal`
 * by their path.
 */
function namesInReactRelay(): ReadonlySet<string> {
  const names = new Set<string>()
  const lists = relayListFiles(root).map((list) => readFileSync(list, 'utf8'))
  const files = lists.join('\n').matchAll(/from '(react-relay\/lib\/[^']+)'/g)
  const seen = new Set([...files].map(([, file = '']) => require.resolve(file)))
  for (const path of seen) {
    const text = readFileSync(path, 'utf8')
    for (const [, variable = ''] of text.matchAll(/\b(\w+) = require\(["']relay-runtime["']\)/g)) {
      const internal = new RegExp(String.raw`\b([\w$]+) = ${variable}\.${INTERNAL}\b`).exec(text)?.[1]
      for (const [, name = '', member] of text.matchAll(new RegExp(String.raw`\b${variable}\.(\w+)(?:\.(\w+))?`, 'g')))
        if (name !== INTERNAL) names.add(name)
        else if (member !== undefined) names.add(`${INTERNAL}.${member}`)
      if (internal === undefined) continue
      for (const [, member = ''] of text.matchAll(new RegExp(`\\b${internal.replaceAll('$', '\\$')}\\.(\\w+)`, 'g')))
        names.add(`${INTERNAL}.${member}`)
    }
    for (const [, specifier = ''] of text.matchAll(/require\(["'](\.[^"']+)["']\)/g))
      seen.add(require.resolve(join(dirname(path), specifier)))
  }
  return names
}

/** The names of a list, in the form of {@link namesInReactRelay}. */
const namesOf = (exports: Exports): readonly string[] =>
  Object.entries(exports).flatMap(([name, value]) =>
    name === INTERNAL ? Object.keys(value as object).map((member) => `${INTERNAL}.${member}`) : [name],
  )

test.each(packages)('has of %s the very exports of its index', (name) => {
  const { [INTERNAL]: internal = {}, ...exports } = listed[name]
  for (const [key, value] of Object.entries(exports))
    expect({ key, isIt: value === indexOf(name)[key] }).toEqual({ key, isIt: true })
  for (const [key, value] of Object.entries(internal as object))
    expect({ key, isIt: value === (indexOf(name)[INTERNAL] as Exports)[key] }).toEqual({ key, isIt: true })
})

test('lists exactly the names that the sources and react-relay use', () => {
  const own = namesInSources('react-relay')
  const passedOn = [...own].filter((name) => indexOf('react-relay')[name] === indexOf('relay-runtime')[name])
  const taken = new Set([...namesInSources('relay-runtime'), ...namesInReactRelay(), ...passedOn])
  expect(new Set(namesOf(reactRelay))).toEqual(own)
  expect(new Set(namesOf(relayRuntime))).toEqual(taken)
  const inArtifacts = namesInSources('relay-runtime/experimental', globSync('src/__generated__/*.ts', { cwd: root }))
  expect(new Set(namesOf(relayExperimental))).toEqual(inArtifacts)
})

test('stands for the index to the sources and to react-relay, and to nobody else', () => {
  const { resolveId } = relayPackages({ root })
  const list = relayLists(root)['relay-runtime']
  expect(resolveId('relay-runtime', `${root}src/relay/queryPool.ts`)).toBe(list)
  expect(resolveId('relay-runtime', `${root}node_modules/react-relay/lib/relay-hooks/useFragment.js`)).toBe(list)
  expect(
    resolveId('relay-runtime', `${root}node_modules/relay-test-utils/lib/RelayModernMockEnvironment.js`),
  ).toBeNull()
  expect(resolveId('relay-runtime/experimental', `${root}src/__generated__/watchCartQuery.graphql.ts`)).toBe(
    relayLists(root)['relay-runtime/experimental'],
  )
  expect(resolveId('relay-runtime/lib/store/RelayReader.js', `${root}src/relay/queryPool.ts`)).toBeNull()
})
