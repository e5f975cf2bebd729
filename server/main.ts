import { fileURLToPath } from 'node:url'
import { runShop } from '#server/runShop.ts'
import { createDocumentHandler } from '#server/ssr/createDocumentHandler.ts'

await runShop({
  createDocumentHandler,
  clientDirectory: fileURLToPath(new URL('../dist/client', import.meta.url)),
})
