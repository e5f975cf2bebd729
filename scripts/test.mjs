// `npm test`: installs and builds missing parts, then runs every test. Must start on Node 20 with no node_modules.
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { runTests } from './runTests.mjs'

let result = { passed: 0, failed: 1, failures: [], secondTries: [] }
try {
  ensureInstalled()
  ensureBuilt()
  result = runTests(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
}
const told = [...result.secondTries, ...result.failures]
process.stdout.write(`\n${told.map((line) => `${line}\n`).join('')}${result.passed} passed, ${result.failed} failed\n`)
process.exitCode = result.failed === 0 ? 0 : 1
