import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const ARTIFACT = /\/__generated__\/(\w+\.graphql)$/

/** A module of a shop folder, and the folder. */
const SHOP_MODULE = /^(.*\/shops\/[^/]+)\//

/**
 * The operations of a shop's extensions have their artifacts in the shop's folder, but the transform of `graphql` tags
 * supports only one folder.
 */
export const shopArtifacts = (): Plugin => ({
  name: 'vetrina:shop-artifacts',
  enforce: 'pre',
  resolveId: {
    filter: { id: ARTIFACT },
    handler(source, importer = '') {
      const folder = SHOP_MODULE.exec(importer)?.[1]
      if (folder === undefined) return null
      const path = `${folder}/__generated__/${ARTIFACT.exec(source)?.[1] ?? ''}.ts`
      return existsSync(path) ? path : null
    },
  },
})
