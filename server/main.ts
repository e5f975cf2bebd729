import { join } from 'node:path'
import { runShop } from '#server/runShop.ts'
import { distFolderOf } from '#server/shop/distFolder.ts'
import { createPageRenderer } from '#server/ssr/createPageRenderer.ts'

await runShop({
  createPageRenderer,
  clientDirectory: join(distFolderOf(process.env['SHOP']), 'client'),
})
