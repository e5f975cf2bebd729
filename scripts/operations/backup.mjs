// `npm run backup -- <folder>`: copies of the databases in DATA_DIR, also while the shop runs.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode } from '../pinnedNode.mjs'
import { projectFolder } from '../projectFolder.mjs'

const { status } = spawnSync(pinnedNode(), [join(projectFolder, 'server/backup.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
