import { join } from 'node:path'
import type { Plugin } from 'vite'
import { publicShopOf, synonymsFor } from '../src/shop/publicShop.ts'
import { localeOfEnvironment } from './localeBuilds.ts'
import { selectedShop, shopFolder } from './selectedShop.ts'

const CONFIG_FILE = join(shopFolder, 'shop.config.ts')
const SYNONYMS_FILE = join(import.meta.dirname, '../src/shop/searchSynonyms.ts')

/** Replaces the shop's configuration and its synonyms by their public part in the browser's code. */
export const publicShop = (): Plugin => ({
  name: 'vetrina:public-shop',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const locale = localeOfEnvironment(this.environment.name)
    if (locale === null) return undefined
    if (id === CONFIG_FILE) return `export default ${JSON.stringify(publicShopOf(selectedShop))}`
    if (id === SYNONYMS_FILE) {
      return `export const SEARCH_SYNONYMS = ${JSON.stringify(synonymsFor(selectedShop, locale))}`
    }
    return undefined
  },
})
