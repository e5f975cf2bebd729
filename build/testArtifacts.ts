import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ARTIFACT = /\/__generated__\/(\w+\.graphql)$/

/** Operations of tests have their artifacts apart, but the transform of `graphql` tags knows one folder of them. */
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
