// `npm run start:production`: serves a built tree. It installs, builds and writes nothing outside of DATA_DIR.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { distFolderOf } from '../distFolder.mjs'
import { runServer } from '../runServer.mjs'

if (existsSync(join(distFolderOf(process.env.SHOP), 'server/entry.server.js'))) {
  runServer({ nodeEnv: 'production' })
} else {
  process.stderr.write('The shop is not built: run `npm run build` where it is installed with its build tools\n')
  process.exitCode = 1
}
