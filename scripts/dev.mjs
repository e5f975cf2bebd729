// `npm run dev`: the shop with Vite in front of the sources; the server restarts when one of its own files changes.
import { ensureInstalled } from './ensureInstalled.mjs'
import { runServer } from './runServer.mjs'

try {
  ensureInstalled()
  runServer({ nodeEnv: 'development', nodeArguments: ['--watch', '--watch-preserve-output'] })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
