// `npm run i18n`: writes the messages of the sources into `locales`, and those of each shop folder's extensions into its
// `texts`. A shop outside of the project is named by SHOP.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'
import { shopFolders } from './shopFolders.mjs'

try {
  ensureInstalled()
  runNode(join(projectFolder, 'node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean')
  const folders = [...shopFolders(), ...(process.env.SHOP ? [process.env.SHOP] : [])]
  runNode(
    join(projectFolder, 'build/texts/writeShopTexts.ts'),
    ...new Set(folders.map((folder) => resolve(projectFolder, folder))),
  )
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function runNode(...parameters) {
  const { status } = spawnSync(pinnedNode(), parameters, { cwd: projectFolder, stdio: 'inherit' })
  if (status !== 0) throw new Error('The texts could not be written')
}
