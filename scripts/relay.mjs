// `npm run relay`: compiles the operations of the sources and, separately, those of the tests and those of each shop
// folder's extensions. `npm run relay -- --check` writes nothing and fails if the committed files differ from the sources.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { projectFolder } from './projectFolder.mjs'
import { foldersIn, shopFolders } from './shopFolders.mjs'

const PERSISTED = join(projectFolder, 'persisted_queries.json')
const SOURCE_ARTIFACTS = join(projectFolder, 'src/__generated__')
const TEST_ARTIFACTS = join(projectFolder, 'tests/__generated__')
// Beside the folder that it is compared with, because imports in artifacts are relative.
const COMPILED_TESTS = join(projectFolder, 'tests/.relay')

let compiler = ''
try {
  ensureInstalled()
  compiler = (await import('relay-compiler')).default
  if (process.argv.includes('--check')) check()
  else compile()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function compile() {
  const before = existsSync(PERSISTED) ? readFileSync(PERSISTED) : null
  // The compiler only ever adds to this file.
  writeFileSync(PERSISTED, '{}')
  try {
    runCompiler('--repersist')
  } catch (error) {
    if (before) writeFileSync(PERSISTED, before)
    throw error
  }
  rmSync(TEST_ARTIFACTS, { recursive: true, force: true })
  compileTests(TEST_ARTIFACTS)
  for (const folder of extendedShops()) {
    const { artifacts, persisted } = filesOfShop(folder)
    rmSync(artifacts, { recursive: true, force: true })
    rmSync(persisted, { force: true })
    if (hasOperations(folder)) compileShop(folder, artifacts, persisted)
  }
}

function check() {
  runCompiler('--validate')
  const persisted = JSON.parse(readFileSync(PERSISTED, 'utf8'))
  const compiled = new Set(
    readdirSync(SOURCE_ARTIFACTS).flatMap((file) => {
      const artifact = readFileSync(join(SOURCE_ARTIFACTS, file), 'utf8')
      return artifact.includes('"operationKind"') ? (/"id": "([\da-f]{64})"/.exec(artifact)?.[1] ?? []) : []
    }),
  )
  const faults = [
    ...[...compiled].filter((id) => !(id in persisted)).map((id) => `${id} is missing`),
    ...Object.keys(persisted)
      .filter((id) => !compiled.has(id))
      .map((id) => `no source has ${id}`),
    ...Object.entries(persisted)
      .filter(([id, text]) => createHash('sha256').update(text).digest('hex') !== id)
      .map(([id]) => `${id} is not the hash of its text`),
  ]
  const fresh = join(projectFolder, 'tests/.relay-check')
  try {
    compileTests(fresh)
    if (contentsOf(fresh) !== contentsOf(TEST_ARTIFACTS)) faults.push('tests/__generated__ is out of date')
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  for (const folder of extendedShops()) faults.push(...faultsOfShop(folder))
  if (faults.length > 0) throw new Error(`Run \`npm run relay\`:\n${faults.join('\n')}`)
}

/** The folders of the shops with extensions of their own. */
function extendedShops() {
  return shopFolders().filter((folder) => existsSync(join(projectFolder, folder, 'extensions.ts')))
}

function filesOfShop(folder) {
  return {
    artifacts: join(projectFolder, folder, '__generated__'),
    persisted: join(projectFolder, folder, 'persisted_queries.json'),
  }
}

function hasOperations(folder) {
  return readdirSync(join(projectFolder, folder), { recursive: true }).some(
    (path) =>
      /\.tsx?$/.test(path) &&
      !path.includes('__generated__') &&
      /\bgraphql`/.test(readFileSync(join(projectFolder, folder, path), 'utf8')),
  )
}

function faultsOfShop(folder) {
  const { artifacts, persisted } = filesOfShop(folder)
  const fresh = join(projectFolder, folder, '.relay-check')
  const freshPersisted = `${fresh}.json`
  const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)
  try {
    if (hasOperations(folder)) compileShop(folder, fresh, freshPersisted)
    return [
      ...(contentsOf(fresh) === contentsOf(artifacts) ? [] : [`${folder}/__generated__ is out of date`]),
      ...(textOf(freshPersisted) === textOf(persisted) ? [] : [`${folder}/persisted_queries.json is out of date`]),
    ]
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(freshPersisted, { force: true })
  }
}

/**
 * Extensions may spread fragments of the sources, so both are compiled together, and the shop's own artifacts and
 * operations are kept. Two shops may use the same names.
 */
function compileShop(folder, artifacts, persisted) {
  const compiled = join(projectFolder, folder, '.relay')
  const compiledTexts = `${compiled}.json`
  const configuration = `${compiled}.config.json`
  const shared = JSON.parse(readFileSync(join(projectFolder, 'relay.config.json'), 'utf8'))
  const others = ['shops', 'tests', 'tests/fixtures/shops']
    .flatMap(foldersIn)
    .filter((path) => path !== folder && !folder.startsWith(`${path}/`))
  mkdirSync(compiled, { recursive: true })
  writeFileSync(compiledTexts, '{}')
  writeFileSync(
    configuration,
    JSON.stringify({
      ...shared,
      excludes: [
        ...shared.excludes.filter((path) => path !== 'shops/**' && path !== 'tests/**'),
        ...others.map((path) => `${path}/**`),
      ],
      artifactDirectory: relative(projectFolder, compiled),
      noSourceControl: true,
      persistConfig: { ...shared.persistConfig, file: relative(projectFolder, compiledTexts) },
    }),
  )
  try {
    runCompiler(relative(projectFolder, configuration))
    keepOwnArtifacts(compiled, artifacts)
    const ofSources = JSON.parse(readFileSync(PERSISTED, 'utf8'))
    const own = Object.entries(JSON.parse(readFileSync(compiledTexts, 'utf8'))).filter(([id]) => !(id in ofSources))
    writeFileSync(persisted, `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`)
  } finally {
    for (const path of [compiled, compiledTexts, configuration]) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Operations of tests may spread fragments of the sources; only their own artifacts are kept, the others are imported.
 */
function compileTests(target) {
  mkdirSync(COMPILED_TESTS, { recursive: true })
  try {
    runCompiler('tests/relay.config.json')
    keepOwnArtifacts(COMPILED_TESTS, target)
  } finally {
    rmSync(COMPILED_TESTS, { recursive: true, force: true })
  }
}

/** Copies the artifacts that the sources do not have, and lets them import the others from there. */
function keepOwnArtifacts(compiled, target) {
  mkdirSync(target, { recursive: true })
  const ofSources = new Set(readdirSync(SOURCE_ARTIFACTS))
  const toSources = relative(target, SOURCE_ARTIFACTS).split(sep).join('/')
  for (const file of readdirSync(compiled)) {
    if (ofSources.has(file)) continue
    const artifact = readFileSync(join(compiled, file), 'utf8').replaceAll(
      /(from ['"])\.\/(\w+\.graphql)(?:\.ts)?(?=['"])/g,
      (match, from, name) => (ofSources.has(`${name}.ts`) ? `${from}${toSources}/${name}.ts` : match),
    )
    writeFileSync(join(target, file), artifact)
  }
}

function contentsOf(folder) {
  return JSON.stringify(
    existsSync(folder)
      ? readdirSync(folder)
          .toSorted()
          .map((file) => [file, readFileSync(join(folder, file), 'utf8')])
      : [],
  )
}

function runCompiler(...options) {
  const { status, error } = spawnSync(compiler, options, { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`relay-compiler ${options.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}
