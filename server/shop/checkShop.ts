// Run by scripts/build.mjs: one line on stderr for each mistake in the shop folder, and exit code 1 if there is one.
import { loadShop, ShopFolderError, shopFolderOf } from './selectedShop.ts'

try {
  await loadShop(shopFolderOf(process.env['SHOP']))
} catch (error) {
  if (!(error instanceof ShopFolderError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
