// Run by scripts/build.mjs: one line on stderr for each mistake in the shop folder, and exit code 1 if there is one.
import { inspectShop, projectFolder, shopFolderOf } from '../server/shop/selectedShop.ts'
import { catalogueFoldersOf } from './catalogues.ts'
import { catalogueProblems } from './texts/catalogueProblems.ts'

const folder = shopFolderOf(process.env['SHOP'])
const { shop, problems } = await inspectShop(folder)
const locales = new Set(shop?.definition.stores.map(({ locale }) => locale))
const all = [...problems, ...(await catalogueProblems(catalogueFoldersOf(projectFolder, folder), [...locales]))]
for (const problem of all) process.stderr.write(`${problem}\n`)
if (all.length > 0) process.exitCode = 1
