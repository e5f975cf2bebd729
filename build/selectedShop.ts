import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadShop, projectFolder, shopFolderOf } from '../server/shop/selectedShop.ts'

/** Absolute path of the folder of the shop that is built. */
export const shopFolder = shopFolderOf(process.env['SHOP'])

export const selectedShop = await loadShop(shopFolder)

/** Whether the shop adds anything to the storefront. */
export const hasExtensions = existsSync(join(shopFolder, 'extensions.ts'))

/** Modules of the shop that is built are imported as `#shop-folder/…`. */
export const shopFolderAliases = [
  ...(hasExtensions
    ? []
    : [
        {
          find: '#shop-folder/extensions.ts',
          replacement: join(projectFolder, 'build/noExtensions.ts'),
        },
      ]),
  { find: /^#shop-folder\//, replacement: `${shopFolder}/` },
]
