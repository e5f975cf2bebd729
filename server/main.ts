import { fileURLToPath } from 'node:url'
import { runShop } from './runShop.ts'
import { createDocumentHandler } from './ssr/createDocumentHandler.ts'

await runShop({
  createDocumentHandler,
  clientDirectory: fileURLToPath(new URL('../dist/client', import.meta.url)),
})
