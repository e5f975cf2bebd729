import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'

const resultFolder = join(projectFolder, 'node_modules', '.cache', 'tests')
const resultFile = join(resultFolder, 'results.json')

/**
 * Runs Vitest with the given arguments (all projects without any) and answers how many tests passed and failed.
 * What fails outside a test counts as one: a file that cannot be loaded, an unhandled error, a crash.
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
  const { passed, failed } = countTests()
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
}

function countTests() {
  let results
  try {
    results = JSON.parse(readFileSync(resultFile, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return { passed: 0, failed: 1 }
    throw error
  }
  const unloadable = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: results.numPassedTests, failed: results.numFailedTests + unloadable.length }
}
