import type { Plugin } from 'vite'
import { catalogueFoldersOf, readCatalogue } from './catalogues.ts'
import { selectedShop, shopFolder } from './selectedShop.ts'

const ID = 'virtual:catalogues'

/** The folders of the texts of the shop that is built. */
export const catalogueFolders = ({ root }: { readonly root: string }) => catalogueFoldersOf(root, shopFolder)

/** Provides `virtual:catalogues`: a loader of the compiled texts for each locale of the shop's stores. */
export function shopCatalogues(options: { readonly root: string }): Plugin {
  const locales = [...new Set(selectedShop.stores.map(({ locale }) => locale))]
  const folders = catalogueFolders(options)
  return {
    name: 'vetrina:shop-catalogues',
    enforce: 'pre',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${ID}`) {
        const loaders = locales.map((locale) => `${JSON.stringify(locale)}: () => import('${ID}/${locale}')`)
        return `export const CATALOGUES = { ${loaders.join(', ')} }`
      }
      if (!id.startsWith(`\0${ID}/`)) return undefined
      const locale = id.slice(ID.length + 2)
      const { messages, total, missing, missingOfShop } = await readCatalogue(folders, locale)
      if (missing > 0) this.warn(`The texts of "${locale}" lack ${missing} of ${total} messages: these are in English.`)
      for (const message of missingOfShop)
        this.warn(`The extensions have no text in "${locale}" (run \`npm run i18n\`): ${JSON.stringify(message)}`)
      return `export const messages = ${JSON.stringify(messages)}`
    },
  }
}
