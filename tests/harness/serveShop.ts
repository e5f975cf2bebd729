import type { TestProject } from 'vitest/node'
import { startShopServer } from './shopServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the shop that all journeys share. */
    shopUrl: string
  }
}

/** Starts one built shop for all journeys; each journey is a new visitor. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const shop = await startShopServer()
  provide('shopUrl', shop.url)
  return shop.dispose
}
