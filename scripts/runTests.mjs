import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'

const resultFolder = join(projectFolder, 'node_modules', '.cache', 'tests')
const resultFile = join(resultFolder, 'results.json')

/** How many browser tests may need their second try before the run counts as failed (decision 19). */
const SECOND_TRIES_ALLOWED = 2

/**
 * Runs Vitest with the given arguments (all projects without any) and returns the numbers of passed and failed tests. A
 * failure outside a test counts as one: a file that cannot be loaded, an unhandled error, a crash. `failures` describes
 * them, and `secondTries` names the tests that passed only on retry, short enough to be printed last.
 */
export function runTests(vitestArguments = []) {
  mkdirSync(resultFolder, { recursive: true })
  rmSync(resultFile, { force: true })
  const { status } = spawnSync(
    pinnedNode(),
    [
      join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resultFile}`,
      ...vitestArguments,
    ],
    { cwd: projectFolder, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
  )
  const { passed, failed, failures, secondTries } = readResults()
  const isUnsteady = secondTries.length > SECOND_TRIES_ALLOWED
  return {
    passed,
    failed: status === 0 && !isUnsteady ? failed : Math.max(failed, 1),
    failures: [...failures, ...(isUnsteady ? [`More than ${SECOND_TRIES_ALLOWED} tests needed a second try.`] : [])],
    secondTries,
  }
}

function readResults() {
  let results
  try {
    results = JSON.parse(readFileSync(resultFile, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError)
      return { passed: 0, failed: 1, failures: ['The tests ended without a report.'], secondTries: [] }
    throw error
  }
  const unloadable = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const tests = results.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(projectFolder, name) })),
  )
  const described = ({ file, fullName, failureMessages }) =>
    `${file} > ${fullName}\n  ${beginning(failureMessages.join('\n'))}`
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + unloadable.length,
    failures: [
      ...unloadable.map(({ name, message }) => `${relative(projectFolder, name)}\n  ${beginning(message)}`),
      ...tests.filter(({ status }) => status === 'failed').map(described),
    ],
    // Vitest keeps the messages of the tries that failed.
    secondTries: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => `passed at the second try only: ${described(test)}`),
  }
}

const beginning = (message) => stripVTControlCharacters(message).slice(0, 600).replaceAll('\n', '\n  ')
