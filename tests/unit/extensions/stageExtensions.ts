import { vi } from 'vitest'
import type { Extensions } from '#src/shop/defineExtensions.ts'

const SELECTED = '#shop-folder/extensions.ts'

/**
 * Loads the storefront with the extensions of another shop. Modules are shared by test files, so a file imports all of
 * the storefront after this call, and calls the returned function at its end.
 */
export async function stageExtensions(load: () => Promise<Extensions>) {
  vi.resetModules()
  vi.doMock(SELECTED, async () => ({ default: await load() }))
  const { stageDocuments } = await import('../app/documentStage.ts')
  const documents = await stageDocuments()
  return {
    open: documents.open,
    close() {
      documents.close()
      vi.doUnmock(SELECTED)
      vi.resetModules()
    },
  }
}

export const exampleExtensions = async (): Promise<Extensions> =>
  (await import('#tests/fixtures/shops/example/extensions.ts')).default
