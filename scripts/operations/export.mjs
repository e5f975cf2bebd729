// `npm run export -- withdrawals|consents|consent-texts <file>`: a CSV file of the host's records for the merchant, also
// while the shop runs.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode } from '../pinnedNode.mjs'
import { projectFolder } from '../projectFolder.mjs'

const { status } = spawnSync(pinnedNode(), [join(projectFolder, 'server/exportRecords.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
