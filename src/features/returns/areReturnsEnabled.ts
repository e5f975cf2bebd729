import { graphql, readInlineData } from 'relay-runtime'
import type { areReturnsEnabled_storeConfig$key } from '#src/__generated__/areReturnsEnabled_storeConfig.graphql.ts'

/** Whether the shop accepts returns now. */
export function areReturnsEnabled(storeConfig: areReturnsEnabled_storeConfig$key | null | undefined): boolean {
  if (!storeConfig) return false
  const config = readInlineData(
    graphql`
      fragment areReturnsEnabled_storeConfig on StoreConfig @inline {
        store_code
        returns_enabled
      }
    `,
    storeConfig,
  )
  return config.returns_enabled === 'enabled'
}
