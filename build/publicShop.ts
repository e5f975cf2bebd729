import { join } from 'node:path'
import type { Plugin } from 'vite'
import { publicShopOf } from '../src/shop/publicShop.ts'
import { localeOfEnvironment } from './localeBuilds.ts'
import { selectedShop, shopFolder } from './selectedShop.ts'

const CONFIG_FILE = join(shopFolder, 'shop.config.ts')

/** Replaces the shop's configuration by its public part in the browser's code. */
export const publicShop = (): Plugin => ({
  name: 'vetrina:public-shop',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const locale = localeOfEnvironment(this.environment.name)
    if (locale === null || id !== CONFIG_FILE) return undefined
    return `export default ${JSON.stringify(publicShopOf(selectedShop, locale))}`
  },
})
