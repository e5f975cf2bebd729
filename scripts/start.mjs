// `npm start`: from a clean clone to a running shop. Must run on Node 20 with no node_modules.
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { runServer } from './runServer.mjs'

try {
  ensureInstalled()
  ensureBuilt()
  runServer({ nodeEnv: 'production' })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
