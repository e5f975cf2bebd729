import { fileURLToPath } from 'node:url'
import { runShop } from '#server/runShop.ts'
import { createPageRenderer } from '#server/ssr/createPageRenderer.ts'

await runShop({
  createPageRenderer,
  clientDirectory: fileURLToPath(new URL('../dist/client', import.meta.url)),
})
