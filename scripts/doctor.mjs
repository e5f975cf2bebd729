// `npm run doctor -- <url>`: checks a Magento for this storefront. Must start on Node 20.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'

try {
  ensureInstalled()
  const program = join(projectFolder, 'tests/contract/doctor/runDoctor.ts')
  const { status } = spawnSync(pinnedNode(), [program, ...process.argv.slice(2)], {
    cwd: projectFolder,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
