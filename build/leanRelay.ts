import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

const PACKAGES = ['react-relay', 'relay-runtime'] as const
type Package = (typeof PACKAGES)[number]

/** Where the index of a package takes an export from: a module, and a member of it, or the whole (`''`). */
type Origin = { readonly module: string; readonly member: string }

/** A group of exports inside the index of relay-runtime, meant for react-relay. */
const INTERNAL = '__internal'

type Index = { readonly exports: ReadonlyMap<string, Origin>; readonly internal: ReadonlyMap<string, Origin> }

/** Reads what an index re-exports. Both are compiled CommonJS of one plain shape. */
function readIndex(name: Package): Index {
  const path = require.resolve(`${name}/lib/index.js`)
  const text = readFileSync(path, 'utf8')
  const bindings = new Map<string, Origin>()
  for (const [, binding = '', object, member = '', specifier] of text.matchAll(
    /\b(\w+) = (?:(\w+)\.(\w+)\b|require\('([^']+)'\))/g,
  )) {
    const module = specifier ?? bindings.get(object ?? '')?.module
    if (module === undefined) continue
    bindings.set(binding, { module: module.startsWith('.') ? join(dirname(path), module) : module, member })
  }
  const group = (start: RegExp) => {
    const body = start.exec(text)?.[1] ?? ''
    return new Map(
      [...body.matchAll(/(\w+): (\w+)(?:\.(\w+))?/g)].flatMap(([, key = '', binding = '', member]) => {
        const origin = bindings.get(binding)
        return origin ? [[key, member === undefined ? origin : { ...origin, member }] as const] : []
      }),
    )
  }
  return { exports: group(/module\.exports = \{([^}]*)\}/), internal: group(/var __internal = \{([^}]*)\}/) }
}

/** What the storefront's sources import by name, types aside. */
function importedNames(root: string, name: Package): ReadonlySet<string> {
  const names = new Set<string>()
  const statement = new RegExp(String.raw`import \{([^}]*)\} from '${name}'`, 'g')
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/__generated__/**'] })) {
    for (const [, list = ''] of readFileSync(join(root, path), 'utf8').matchAll(statement)) {
      for (const part of list.split(',')) {
        const [imported = ''] = part.trim().split(' as ')
        // The `graphql` tag is among them: its templates are replaced by artifacts, its import stays until it is shaken off.
        if (imported !== '' && !imported.startsWith('type ')) names.add(imported)
      }
    }
  }
  return names
}

/** Names that modules of react-relay take from relay-runtime, the modules that they require included. */
function namesTakenBy(entries: Iterable<string>): { readonly names: Set<string>; readonly internal: Set<string> } {
  const names = new Set<string>()
  const internal = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const text = readFileSync(path, 'utf8')
    for (const [, variable = ''] of text.matchAll(/\b(\w+) = require\(["']relay-runtime["']\)/g)) {
      for (const [, name = '', member] of text.matchAll(
        new RegExp(String.raw`\b${variable}\.(\w+)(?:\.(\w+))?`, 'g'),
      )) {
        if (name !== INTERNAL) names.add(name)
        else if (member !== undefined) internal.add(member)
      }
      // `__internal` may have been given a name of its own.
      const alias = new RegExp(String.raw`\b(\w+) = ${variable}\.${INTERNAL}\b`).exec(text)?.[1]
      if (alias === undefined) continue
      for (const [, member = ''] of text.matchAll(new RegExp(String.raw`\b${alias}\.(\w+)`, 'g'))) internal.add(member)
    }
    for (const [, specifier = ''] of text.matchAll(/require\(["'](\.[^"']+)["']\)/g)) {
      visit(require.resolve(join(dirname(path), specifier)))
    }
  }
  for (const entry of entries) visit(require.resolve(entry))
  return { names, internal }
}

/** The named entries. Throws when the package lacks one. */
function pick(name: Package, origins: ReadonlyMap<string, Origin>, keys: Iterable<string>): Map<string, Origin> {
  return new Map(
    [...keys].sort().map((key) => {
      const origin = origins.get(key)
      if (!origin) throw new Error(`leanRelay: ${name} exports no "${key}" where this plugin looks`)
      return [key, origin]
    }),
  )
}

/** What is left of the two indexes for the sources below `root`. */
export function leanIndexes(root: string): Readonly<Record<Package, Index>> {
  const relay = readIndex('react-relay')
  const runtime = readIndex('relay-runtime')
  const components = pick('react-relay', relay.exports, importedNames(root, 'react-relay'))
  const isOwn = ({ module }: Origin) => module !== 'relay-runtime'
  const own = [...components.values()].filter(isOwn)
  const passedOn = [...components.values()].filter((origin) => !isOwn(origin))
  const taken = namesTakenBy(own.map(({ module }) => module))
  const names = new Set([
    ...importedNames(root, 'relay-runtime'),
    ...taken.names,
    ...passedOn.map(({ member }) => member),
  ])
  return {
    'react-relay': { exports: components, internal: new Map() },
    'relay-runtime': {
      exports: pick('relay-runtime', runtime.exports, names),
      internal: pick('relay-runtime', runtime.internal, taken.internal),
    },
  }
}

/** A module with the index's exports, which loads nothing else of the package. */
function moduleOf({ exports, internal }: Index): string {
  const modules = [...new Set([...exports.values(), ...internal.values()].map(({ module }) => module))]
  const taken = ({ module, member }: Origin) => `module${modules.indexOf(module)}${member === '' ? '' : `.${member}`}`
  const members = [...internal].map(([key, origin]) => `${key}: ${taken(origin)}`)
  return [
    // The other lean module is ES, and has no default export; the modules of the packages are CommonJS.
    ...modules.map((module, at) =>
      module === 'relay-runtime'
        ? `import * as module${at} from '${module}'`
        : `import module${at} from ${JSON.stringify(module)}`,
    ),
    ...[...exports].map(([key, origin]) => `export const ${key} = ${taken(origin)}`),
    ...(members.length > 0 ? [`export const ${INTERNAL} = { ${members.join(', ')} }`] : []),
  ].join('\n')
}

/**
 * Of these modules of react-relay there are two implementations behind `RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY`,
 * which is on: what the browser needs, by what it does not.
 */
export const SUPERSEDED: Readonly<Record<string, string>> = {
  './useFragmentInternal_CURRENT': './useFragmentInternal_EXPERIMENTAL',
  './useQueryLoader': './useQueryLoader_EXPERIMENTAL',
}

/** Modules of relay-runtime, by the feature that none of the shop's operations uses. */
export const UNUSED: Readonly<Record<string, string>> = {
  RelayDefaultHandlerProvider: 'handles such as @connection or @deleteRecord',
  RelayDeclarativeMutationConfig: 'configs of a mutation',
  createUpdatableProxy: 'updatable fragments and queries',
  LiveResolverCache: 'resolvers',
}

/** What the store itself asks of its resolvers' cache: without any resolver there is nothing to remember or to tell. */
const LIVE_RESOLVER_CACHE = `class LiveResolverCache {
  batchLiveStateUpdates(callback) { callback() }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false }
  invalidateDataIDs() {}
  invalidateResolverRecords() {}
  unsubscribeFromLiveResolverRecords() {}
  notifyUpdatedSubscribers() {}
  readFromCacheOrEvaluate() { refuse() }
  ensureClientRecord() { refuse() }
  getLiveResolverPromise() { refuse() }
}
refuse.LiveResolverCache = LiveResolverCache`

/** Stands in the place of an unused module, and says so should it be used one day. */
export const absent = (name: string): string =>
  `const refuse = () => { throw new Error('[vetrina:relay] Take ${name} out of UNUSED in build/leanRelay.ts.') }
refuse.convert = refuse.createUpdatableProxy = refuse
${name === 'LiveResolverCache' ? LIVE_RESOLVER_CACHE : ''}
module.exports = refuse`

/**
 * Relay's packages are CommonJS behind one index each, so a bundle holds all of them: query renderers, containers,
 * pagination, subscriptions. In the browser's build this plugin puts in their place modules that load only what the
 * sources import, and what that needs in turn. Server, development and tests use the packages as they are.
 */
export function leanRelay({ root }: { root: string }): Plugin {
  // Below node_modules, so that the chunk of Relay is the one for it.
  const idOf = (name: string) => `\0${root}node_modules/${name}/lean.js`
  const hookIdOf = (name: string) => `\0${root}node_modules/react-relay/lean/${name}.js`
  const absentIdOf = (name: string) => `\0${root}node_modules/relay-runtime/absent/${name}.js`
  let indexes: Readonly<Record<Package, Index>> | undefined
  return {
    name: 'vetrina:lean-relay',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const successor = importer?.includes('/react-relay/') ? SUPERSEDED[source] : undefined
      if (successor !== undefined) return this.resolve(successor, importer)
      const unused = Object.keys(UNUSED).find((name) => source.endsWith(`/${name}`))
      if (unused !== undefined) return absentIdOf(unused)
      if (source.startsWith(`\0${root}node_modules/react-relay/lean/`)) return source
      return PACKAGES.some((name) => name === source) ? idOf(source) : null
    },
    load(id) {
      const unused = Object.keys(UNUSED).find((candidate) => id === absentIdOf(candidate))
      if (unused !== undefined) return absent(unused)
      const name = PACKAGES.find((candidate) => id === idOf(candidate))
      indexes ??= leanIndexes(root)
      const { exports } = indexes['react-relay']
      const hook = [...exports].find(([key]) => id === hookIdOf(key))
      if (hook) return { code: moduleOf({ exports: new Map([hook]), internal: new Map() }), moduleSideEffects: false }
      if (name === undefined) return null
      if (name === 'relay-runtime') return moduleOf(indexes[name])
      // A module each: a hook that late parts alone use comes with them.
      const code = [...exports.keys()]
        .map((key) => `export { ${key} } from ${JSON.stringify(hookIdOf(key))}`)
        .join('\n')
      return { code, moduleSideEffects: false }
    },
  }
}
