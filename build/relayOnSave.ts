import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { shopFolder } from './selectedShop.ts'

const HAS_TAG = /\bgraphql`/

/**
 * Development only: saving a file with a `graphql` tag runs relay-compiler before the browser is updated. A full run
 * takes about 60 ms, and the compiler's own watch mode would need watchman.
 */
export function relayOnSave({ root }: { root: string }): Plugin {
  const runFile = promisify(execFile)
  return {
    name: 'vetrina:relay-on-save',
    apply: 'serve',
    async handleHotUpdate({ file, read }) {
      if (!/\.tsx?$/.test(file) || file.includes('__generated__') || !HAS_TAG.test(await read())) return
      // The operations of a shop folder have a run of their own, which takes a second.
      if (file.startsWith(`${shopFolder}/`))
        await runFile(process.execPath, [`${root}scripts/relay.mjs`], { cwd: root })
      else await runFile(createRequire(import.meta.url)('relay-compiler') as string, [], { cwd: root })
    },
  }
}
