// `npm run relay`: compiles the operations of the sources and, separately, those of the tests. `npm run relay --
// --check` writes nothing and fails if the committed files differ from the sources.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { projectFolder } from './projectFolder.mjs'

const PERSISTED = join(projectFolder, 'persisted_queries.json')
const SHOP_ARTIFACTS = join(projectFolder, 'src/__generated__')
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
}

function check() {
  runCompiler('--validate')
  const persisted = JSON.parse(readFileSync(PERSISTED, 'utf8'))
  const compiled = new Set(
    readdirSync(SHOP_ARTIFACTS).flatMap((file) => {
      const artifact = readFileSync(join(SHOP_ARTIFACTS, file), 'utf8')
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
  if (faults.length > 0) throw new Error(`Run \`npm run relay\`:\n${faults.join('\n')}`)
}

/**
 * Operations of tests may spread fragments of the sources; only their own artifacts are kept, the others are imported.
 */
function compileTests(target) {
  mkdirSync(COMPILED_TESTS, { recursive: true })
  try {
    runCompiler('tests/relay.config.json')
    mkdirSync(target, { recursive: true })
    const shop = new Set(readdirSync(SHOP_ARTIFACTS))
    for (const file of readdirSync(COMPILED_TESTS)) {
      if (shop.has(file)) continue
      const path = join(target, file)
      cpSync(join(COMPILED_TESTS, file), path)
      const artifact = readFileSync(path, 'utf8').replaceAll(
        /(from ['"])\.\/(\w+\.graphql)(?:\.ts)?(?=['"])/g,
        (match, from, name) => (shop.has(`${name}.ts`) ? `${from}../../src/__generated__/${name}.ts` : match),
      )
      writeFileSync(path, artifact)
    }
  } finally {
    rmSync(COMPILED_TESTS, { recursive: true, force: true })
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
