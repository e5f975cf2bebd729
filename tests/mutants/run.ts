import { join } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import type { Plugin } from 'vite'
import { createVitest } from 'vitest/node'
import type { TestSpecification, Vitest } from 'vitest/node'
import { testArtifacts } from '../../build/testArtifacts.ts'
import { sourcePlugins } from '../../vite.config.ts'
import { PROJECT_ROOT, readModules } from '#tests/arch/sources.ts'
import type { SourceModule } from '#tests/arch/sources.ts'
import { mutantsOf, mutated } from './mutate.ts'
import type { Mutant } from './mutate.ts'

/** The folders with the logic of a shopper's money and state: the cart, the checkout, totals, session, page stack. */
const FOLDERS: readonly RegExp[] = [
  /^server\/commerce\/engine\/money\.ts$/,
  /^server\/commerce\/modules\/quote\/(totals|rules)\.ts$/,
  /^server\/commerce\/modules\/checkout\/rules\.ts$/,
  /^src\/relay\/cartRecovery\.ts$/,
  /^src\/app\/session\/createSession\.ts$/,
  /^src\/platform\/session\/\w+\.ts$/,
  /^src\/features\/(cart|checkout)\/[\w-]+\/\w+\.ts$/,
  /^src\/shell\/page-stack\/\w+\.ts$/,
]

/** Packages of modules that render or send requests. */
const NOT_PURE = /^(react|react-dom|react-relay|react-hook-form|relay-runtime|@lingui|@tanstack|@vanilla-extract)/

/** A test at a larger import distance is about something else. */
const FURTHEST = 2

/** The highest number of test files per module. */
const MOST_FILES = 8

/** The number of runs of a property test per mutant, always with the same values. */
const RUNS = '40'

/** A test that runs longer waits for something that the mutant has broken, ms. */
const PATIENCE_MS = 10_000

const { values: options } = parseArgs({
  options: {
    /** Only modules whose path contains this. */
    module: { type: 'string', default: '' },
    /** Only this number of mutants, chosen with the seed. */
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    /** The lowest share of caught mutants that passes, per cent. */
    least: { type: 'string', default: '85' },
  },
})
process.env['PROPERTY_RUNS'] = RUNS
process.env['PROPERTY_SEED'] = '1'

const modules = new Map(readModules('src', 'server', 'tests').map((module) => [module.path, module]))

/** The runtime imports of a module, without those of types. */
function runtimeImportsOf({ text, imports }: SourceModule): SourceModule['imports'] {
  const types = new Set([...text.matchAll(/^import type [^;]*? from '([^']+)'$/gms)].map(([, specifier]) => specifier))
  const values = new Set(
    [...text.matchAll(/^(?:import (?!type )|export )[^;]*? from '([^']+)'$/gms)].map(([, specifier]) => specifier),
  )
  return imports.filter(({ specifier }) => values.has(specifier) || !types.has(specifier))
}

/** A module that uses elements is tested in a browser. */
const READS_ELEMENTS = /\b(HTML\w*)?Element\b/

/** A module of logic only: none of its imports uses elements, React, Relay or the router. */
function isPure(module: SourceModule, seen = new Set<string>()): boolean {
  seen.add(module.path)
  if (READS_ELEMENTS.test(module.text)) return false
  return runtimeImportsOf(module).every(({ specifier, target }) => {
    if (target === null) return !NOT_PURE.test(specifier)
    const next = modules.get(target)
    return next !== undefined && (seen.has(target) || isPure(next, seen))
  })
}

const importersOf = Map.groupBy(
  [...modules.values()].flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) => (target === null ? [] : [{ path, target }])),
  ),
  ({ target }) => target,
)

/** The closest unit tests of a module: those that import it, otherwise those that import its importers. */
function testsOf(path: string): readonly string[] {
  const seen = new Set([path])
  const tests: string[] = []
  for (let ring = [path], distance = 1; distance <= FURTHEST && tests.length === 0; distance += 1) {
    ring = ring
      .flatMap((at) => importersOf.get(at)?.map((importer) => importer.path) ?? [])
      .filter((at) => !seen.has(at))
    ring = [...new Set(ring)]
    ring.forEach((at) => seen.add(at))
    tests.push(...ring.filter((at) => /^tests\/unit\/.*\.test\.tsx?$/.test(at)))
  }
  return tests.slice(0, MOST_FILES)
}

/** Marsaglia's xorshift: the same sample for the same seed. */
function drawn<T>(all: readonly T[], size: number, seed: number): readonly T[] {
  let state = seed | 0 || 1
  const rest = [...all]
  return Array.from({ length: Math.min(size, all.length) }, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return rest.splice((state >>> 0) % rest.length, 1)
  }).flat()
}

/** The current texts of mutated modules. */
const replaced = new Map<string, string>()
const mutating: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  load: (id) => replaced.get(id) ?? null,
}

/** As in vitest.config.ts. */
const conditions = ['development', 'module', 'import', 'default']

async function openVitest(): Promise<Vitest> {
  const vitest = await createVitest(
    'test',
    {
      root: PROJECT_ROOT,
      // The project's configuration would hide the plugin below from its tests.
      config: false,
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/harness/noise.ts'],
      environment: 'node',
      // A reused worker would keep the last mutant.
      isolate: true,
      pool: 'threads',
      // A cached module would lack its mutant.
      fsModuleCache: false,
      watch: false,
      bail: 1,
      reporters: [{}],
      maxWorkers: 1,
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
      silent: true,
    },
    {
      plugins: [mutating, testArtifacts({ root: PROJECT_ROOT }), ...sourcePlugins()],
      resolve: { conditions },
      ssr: { resolve: { conditions } },
    },
  )
  await vitest.standalone()
  return vitest
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

function told({ path, text }: SourceModule, { start, end, replacement }: Mutant): string {
  const was = text.slice(start, end).replaceAll(/\s+/g, ' ')
  return `${path}:${lineOf(text, start)}  ${was.length > 60 ? `${was.slice(0, 57)}…` : was} → ${replacement}`
}

/** The first failure of these tests, file by file; null if all passed. */
async function faultOf(vitest: Vitest, specifications: readonly TestSpecification[]): Promise<string | null> {
  for (const specification of specifications) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
    // The result also contains the files of earlier runs.
    const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId)
    if (unhandledErrors.length > 0) return inspect(unhandledErrors[0])
    if (!module) return `${specification.moduleId} did not run`
    if (module.ok()) continue
    const [test] = module.children.allTests('failed')
    const [error] = [...module.errors(), ...(test?.result().errors ?? [])]
    return `${module.relativeModuleId}: ${test?.fullName ?? ''} ${error?.message ?? ''}`
  }
  return null
}

const empty = FOLDERS.filter((folder) => ![...modules.keys()].some((path) => folder.test(path)))
if (empty.length > 0) throw new Error(`No module matches ${empty.join(', ')}: correct FOLDERS.`)

const chosen = [...modules.values()].filter(
  (module) =>
    FOLDERS.some((folder) => folder.test(module.path)) && isPure(module) && module.path.includes(options.module),
)
const all = chosen.flatMap((module) => mutantsOf(module.path, module.text).map((mutant) => ({ module, mutant })))
const tried = options.sample === undefined ? all : drawn(all, Number(options.sample), Number(options.seed))
console.log(`${tried.length} of ${all.length} mutants of ${chosen.length} modules, seed ${options.seed}`)

const vitest = await openVitest()
const known = await vitest.globTestSpecifications()
let caught = 0
for (const [module, ofModule] of Map.groupBy(tried, (entry) => entry.module)) {
  const files = testsOf(module.path).map((path) => join(PROJECT_ROOT, path))
  const specifications = files.flatMap((file) => known.find(({ moduleId }) => moduleId === file) ?? [])
  const file = join(PROJECT_ROOT, module.path)
  const started = performance.now()
  let caughtHere = 0
  // The first run transforms modules and may exceed a test's timeout.
  await faultOf(vitest, specifications)
  const fault = await faultOf(vitest, specifications)
  if (fault !== null) throw new Error(`The tests of ${module.path} fail without a mutant: ${fault}`)
  for (const { mutant } of ofModule) {
    replaced.set(file, mutated(module.path, module.text, mutant))
    vitest.invalidateFile(file)
    if ((await faultOf(vitest, specifications)) !== null) caughtHere += 1
    else console.log(`  survived: ${told(module, mutant)}`)
  }
  replaced.set(file, module.text)
  vitest.invalidateFile(file)
  caught += caughtHere
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `${caughtHere}/${ofModule.length}  ${module.path}  (${specifications.length} files of tests, ${seconds} s)`,
  )
}
await vitest.close()

const score = (100 * caught) / tried.length
console.log(`${caught} of ${tried.length} mutants caught: ${score.toFixed(1)} %`)
process.exitCode = score >= Number(options.least) ? 0 : 1
