// `npm run i18n`: writes the messages of the sources into `locales`, and those of each shop folder's extensions into its
// `texts`, then makes the fonts of the shop folders, which depend on all texts. A shop outside of the project is named by
// SHOP.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { pinnedNode } from './pinnedNode.mjs'
import { projectFolder } from './projectFolder.mjs'
import { shopFolders } from './shopFolders.mjs'

try {
  ensureInstalled()
  runNode([join(projectFolder, 'node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean'])
  const folders = [...shopFolders(), ...(process.env.SHOP ? [process.env.SHOP] : [])]
  const paths = new Set(folders.map((folder) => resolve(projectFolder, folder)))
  runNode([join(projectFolder, 'build/texts/writeShopTexts.ts'), ...paths])
  for (const path of paths)
    if (existsSync(join(path, 'fonts.ts')))
      runNode([join(projectFolder, 'build/fonts/makeFonts.ts')], { ...process.env, SHOP: path })
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function runNode(parameters, env = process.env) {
  const { status } = spawnSync(pinnedNode(), parameters, { cwd: projectFolder, stdio: 'inherit', env })
  if (status !== 0) throw new Error('The texts could not be written')
}
