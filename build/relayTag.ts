import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

// Not behind a slash: addresses such as `/api/graphql` in a template or a comment are no tags.
const TAG = /(?<![\w$./])graphql`([^`]*)`/g
const HAS_TAG = /(?<![\w$./])graphql`/
const DEFINITION = /^\s*(?:query|mutation|subscription|fragment)\s+(\w+)/m

/**
 * Replaces each `graphql` tagged template by an import of its compiled artifact, without parsing the module.
 * `artifacts` is the import prefix of the artifact directory, `root` where relay-compiler finds its configuration.
 * In development a saved file that holds a tag runs relay-compiler first (a full run takes about 60 ms, and its own
 * watch mode would need watchman).
 */
export function relayTag({ root, artifacts }: { root: string; artifacts: string }): Plugin {
  const runFile = promisify(execFile)
  return {
    name: 'vetrina:relay-tag',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: HAS_TAG },
      handler(code) {
        const imports: string[] = []
        const replaced = code.replace(TAG, (match, text: string, offset: number) => {
          const name = DEFINITION.exec(text)?.[1]
          if (!name)
            throw new Error(`relayTag: the template at offset ${offset} defines no named operation or fragment`)
          const local = `relay_${name}`
          imports.push(`import ${local} from '${artifacts}/${name}.graphql.ts'`)
          // Line count is kept, so stack traces stay right without a source map.
          return local + '\n'.repeat(match.split('\n').length - 1)
        })
        return { code: `${imports.join(';')};${replaced}`, map: null }
      },
    },
    async handleHotUpdate({ file, read }) {
      if (!/\.tsx?$/.test(file) || file.includes('__generated__')) return
      if (!HAS_TAG.test(await read())) return
      const compiler = createRequire(import.meta.url)('relay-compiler') as string
      await runFile(compiler, [], { cwd: root })
    },
  }
}
