// Run by scripts/i18n.mjs: brings the texts of the given shop folders up to date.
import { relative } from 'node:path'
import { projectFolder, readShop } from '../../server/shop/selectedShop.ts'
import { updateShopTexts } from './updateShopTexts.ts'

const SHOWN = 5

const list = (texts: readonly string[]): string =>
  [...texts.slice(0, SHOWN).map((text) => `\n    ${text}`), ...(texts.length > SHOWN ? ['\n    …'] : [])].join('')

for (const folder of process.argv.slice(2)) {
  const { definition } = await readShop(folder)
  const locales = [...new Set(definition.stores.map(({ locale }) => locale))]
  for (const { file, empty, removed } of await updateShopTexts(projectFolder, folder, locales)) {
    const name = relative(projectFolder, file)
    if (empty.length > 0) process.stdout.write(`${name}: ${empty.length} messages without a text:${list(empty)}\n`)
    if (removed.length > 0)
      process.stdout.write(`${name}: removed ${removed.length} texts of no message:${list(removed)}\n`)
  }
}
