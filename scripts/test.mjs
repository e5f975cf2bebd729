// `npm test`: installs and builds what is missing, then runs every test. Must start on Node 20 with no node_modules.
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { runTests } from './runTests.mjs'

let result = { passed: 0, failed: 1 }
try {
  ensureInstalled()
  ensureBuilt()
  result = runTests(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
}
process.stdout.write(`\n${result.passed} passed, ${result.failed} failed\n`)
process.exitCode = result.failed === 0 ? 0 : 1
