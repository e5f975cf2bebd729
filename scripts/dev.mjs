// `npm run dev`: the shop with Vite in front of the sources; the server restarts when one of its own files changes.
import { ensureInstalled } from './ensureInstalled.mjs'
import { runServer } from './runServer.mjs'

try {
  ensureInstalled()
  runServer({
    nodeEnv: 'development',
    // Named folders only: watching all that was imported would restart on the temporary files of Vite's plugins.
    nodeArguments: ['--watch-path=server', '--watch-path=schema.graphql', '--watch-preserve-output'],
  })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
