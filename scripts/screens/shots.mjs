// `npm run shots`: photographs every screen of the built shop that SHOP names (see tests/shots/shots.ts).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from '../ensureBuilt.mjs'
import { ensureInstalled } from '../ensureInstalled.mjs'
import { pinnedNode } from '../pinnedNode.mjs'
import { projectFolder } from '../projectFolder.mjs'

try {
  ensureInstalled()
  ensureBuilt()
  const program = join(projectFolder, 'tests/shots/shots.ts')
  const { status } = spawnSync(pinnedNode(), [program, ...process.argv.slice(2)], {
    cwd: projectFolder,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
