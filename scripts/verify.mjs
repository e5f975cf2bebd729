// `npm run verify`: everything that must hold before a change lands, in the order in which it is cheapest to find out.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'
import { runTests } from './runTests.mjs'

/** A checker of schema.graphql against the API's published versions, where the caller has one. */
const schemaCheck = process.env.SCHEMA_CHECK

const bin = join(projectFolder, 'node_modules', '.bin')
const env = { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` }

function run(command, ...parameters) {
  const { status } = spawnSync(command, parameters, { cwd: projectFolder, env, stdio: 'inherit' })
  return status === 0
}

const runNode = (...parameters) => run(pinnedNode(), ...parameters)

/** The work tree's state according to git; null outside a repository, e.g. in a downloaded archive. */
function workTree() {
  const status = spawnSync('git', ['status', '--porcelain'], { cwd: projectFolder, encoding: 'utf8' })
  if (status.status !== 0) return null
  const difference = spawnSync('git', ['diff'], { cwd: projectFolder, maxBuffer: 1 << 28 })
  return {
    files: status.stdout,
    hash: createHash('sha256').update(status.stdout).update(difference.stdout).digest('hex'),
  }
}

let before = null

function isUnchanged() {
  const after = workTree()
  if (before?.hash === after?.hash) return true
  process.stdout.write(`The checks changed the work tree: commit what they generate.\n${after?.files ?? ''}`)
  return false
}

let tests = { passed: 0, failed: 0, failures: [], secondTries: [] }

const parts = [
  ['install', () => (ensureInstalled(), (before = workTree()), true)],
  ['types', () => run('tsc', '--noEmit')],
  ['lint', () => run('oxlint', '--deny-warnings')],
  ['format', () => run('oxfmt', '--check')],
  ['relay artifacts', () => runNode('scripts/relay.mjs', '--check')],
  ['texts and fonts', () => runNode('scripts/i18n.mjs')],
  ['generated files committed', isUnchanged],
  ['unused code', () => run('knip')],
  ...(schemaCheck ? [['schema', () => runNode('tests/schema/checkSchema.mjs', schemaCheck)]] : []),
  ['build', () => (ensureBuilt(), true)],
  ['sizes', () => runNode('tests/perf/size.ts')],
  ['times', () => runNode('tests/perf/ratios.ts')],
  ['remembered answers', () => runNode('tests/perf/persistence.ts')],
  ['fuzz', () => runNode('tests/fuzz/fuzz.ts', '1')],
  ['null fields', () => runNode('tests/fuzz/nullFields.ts', '--sample', '200')],
  ['chaos', () => runNode('tests/chaos/chaos.ts', '2', '--where-possible')],
  ['dependencies', () => runNode('tests/dependencies/report.ts', '--offline')],
  ['tests', () => (tests = runTests()).failed === 0],
  ['work tree as before', isUnchanged],
]

const times = []
let failedPart
for (const [name, check] of parts) {
  process.stdout.write(`\n── ${name}\n`)
  const start = performance.now()
  let passed = false
  try {
    passed = check()
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
  }
  times.push(
    `${passed ? 'ok    ' : 'FAILED'} ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${name}`,
  )
  if (!passed) {
    failedPart = name
    break
  }
}

// Each part counts as one test; the part that runs the tests counts by them.
const partsPassed =
  times.filter((line) => line.startsWith('ok')).length - (tests.passed > 0 && tests.failed === 0 ? 1 : 0)
const failed = tests.failed + (failedPart !== undefined && failedPart !== 'tests' ? 1 : 0)
process.stdout.write(
  `\n${[...times, ...tests.secondTries, ...tests.failures].join('\n')}\n\n${partsPassed + tests.passed} passed, ${failed} failed\n`,
)
process.exitCode = failed === 0 ? 0 : 1
