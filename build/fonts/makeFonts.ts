// Run by scripts/fonts.mjs: writes the font files of the selected shop and their styles into its folder, the same bytes
// on every machine.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readShop, ShopFolderError, shopFolderOf } from '../../server/shop/selectedShop.ts'
import { catalogueFoldersOf } from '../catalogues.ts'
import { textsOfShop } from './characters.ts'
import { fontFiles } from './fontFiles.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

try {
  const folder = shopFolderOf(process.env['SHOP'])
  const { definition: shop, theme, fonts } = await readShop(folder)
  const texts = await textsOfShop(shop, catalogueFoldersOf(root, folder))
  const files = await fontFiles({ folder, shop, theme, fonts, texts })
  rmSync(join(folder, 'fonts'), { recursive: true, force: true })
  if (fonts) mkdirSync(join(folder, 'fonts'))
  for (const [name, content] of files) writeFileSync(join(folder, name), content)
} catch (error) {
  if (!(error instanceof ShopFolderError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
