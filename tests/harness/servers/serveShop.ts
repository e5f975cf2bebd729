import type { TestProject } from 'vitest/node'
import { startShopServer } from './shopServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the shops, one for every worker: simultaneous journeys share no customer and no cart. */
    shopUrls: readonly string[]
  }
}

/**
 * Starts a built shop for every worker, in front of the Magento version of the project's environment; each journey is a
 * new visitor.
 */
export async function setup({ config, provide }: TestProject): Promise<() => Promise<void>> {
  const shops = await Promise.all(Array.from({ length: config.maxWorkers }, () => startShopServer(config.env)))
  provide(
    'shopUrls',
    shops.map(({ url }) => url),
  )
  return async () => {
    await Promise.all(shops.map(({ dispose }) => dispose()))
  }
}
