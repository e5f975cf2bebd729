import { loadShop, shopFolderOf } from '../server/shop/selectedShop.ts'

/** Absolute path of the folder of the shop that is built. */
export const shopFolder = shopFolderOf(process.env['SHOP'])

export const selectedShop = await loadShop(shopFolder)

/** Modules of the shop that is built are imported as `#shop-folder/…`. */
export const shopFolderAlias = { find: /^#shop-folder\//, replacement: `${shopFolder}/` }
