import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ARTIFACT = /\/__generated__\/(\w+\.graphql)$/

/**
 * Operations of tests have their artifacts in another folder, but the transform of `graphql` tags supports only one.
 */
export function testArtifacts({ root }: { root: string }): Plugin {
  return {
    name: 'vetrina:test-artifacts',
    enforce: 'pre',
    resolveId: {
      filter: { id: ARTIFACT },
      handler(source) {
        const path = join(root, 'tests/__generated__', `${ARTIFACT.exec(source)?.[1] ?? ''}.ts`)
        return existsSync(path) ? path : null
      },
    },
  }
}
