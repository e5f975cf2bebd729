import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accessibilityFileOf, loadShop, projectFolder, shopFolderOf } from '../server/shop/selectedShop.ts'

/** Absolute path of the folder of the shop that is built. */
export const shopFolder = shopFolderOf(process.env['SHOP'])

export const selectedShop = await loadShop(shopFolder)

/** Whether the shop adds anything to the storefront. */
export const hasExtensions = existsSync(join(shopFolder, 'extensions.ts'))

/** Whether the shop has the results of a check of its accessibility. */
export const hasAccessibilityReport = existsSync(accessibilityFileOf(shopFolder))

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
  ...(hasAccessibilityReport
    ? []
    : [
        {
          find: '#shop-folder/accessibility.json',
          replacement: join(projectFolder, 'build/noAccessibilityReport.json'),
        },
      ]),
  { find: /^#shop-folder\//, replacement: `${shopFolder}/` },
]
