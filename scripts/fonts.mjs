// `npm run fonts`: makes the font files of the shop folder that SHOP names, and their styles (build/fonts/makeFonts.ts).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'

const { status } = spawnSync(pinnedNode(), [join(projectFolder, 'build/fonts/makeFonts.ts')], {
  cwd: projectFolder,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
