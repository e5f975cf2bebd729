// `npm run styleguide`: builds the page of all components, with the theme of the shop that SHOP names, into
// styleguide of its dist folder, which any static host can serve.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { distFolderOf } from './distFolder.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'

try {
  ensureInstalled()
  const parameters = [
    join(projectFolder, 'build/styleguide/writeStyleguide.ts'),
    join(distFolderOf(process.env.SHOP), 'styleguide'),
  ]
  const { status } = spawnSync(pinnedNode(), parameters, {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
