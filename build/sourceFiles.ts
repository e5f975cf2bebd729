import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** A screen: the component of a page. */
export const SCREEN = /\/src\/pages\/[\w-]+\/(\w+Page)\.tsx$/

/**
 * Adds the source path to every screen in the server's bundle, as a property `sourceFile` of its component. The
 * client's manifest lists the files of a page by that path.
 */
export const sourceFiles = ({ root }: { readonly root: string }): Plugin => ({
  name: 'vetrina:source-files',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: SCREEN },
    handler(code, id) {
      const [, component] = SCREEN.exec(id) ?? []
      return {
        code: `${code}\nObject.assign(${component}, { sourceFile: ${JSON.stringify(relative(root, id))} })\n`,
        map: null,
      }
    },
  },
})
