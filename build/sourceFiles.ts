import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** A screen: the component of a page of the storefront or of an extension. */
export const SCREEN = /\/(?:src\/pages\/[\w-]+|shops\/[\w-]+(?:\/[\w-]+)*)\/(\w+Page)\.tsx$/

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
      const [, component = ''] = SCREEN.exec(id) ?? []
      // An extension may use the name for another file.
      if (!new RegExp(`\\b(?:function|const) ${component}\\b`).test(code)) return null
      return {
        code: `${code}\nObject.assign(${component}, { sourceFile: ${JSON.stringify(relative(root, id))} })\n`,
        map: null,
      }
    },
  },
})
