// Run by scripts/build.mjs with the folder of the browser's files: writes the files of the shop's brand into it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readShop, ShopFolderError, shopFolderOf } from '../../server/shop/selectedShop.ts'
import { brandFiles } from './brandFiles.ts'

const [target] = process.argv.slice(2)
if (target === undefined) throw new Error('[vetrina:brand] The folder to write to is missing.')
try {
  const folder = shopFolderOf(process.env['SHOP'])
  const { definition, theme } = await readShop(folder)
  for (const [address, content] of await brandFiles({ folder, shop: definition, theme })) {
    const file = join(target, address)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
} catch (error) {
  if (!(error instanceof ShopFolderError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
