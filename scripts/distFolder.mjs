import { basename, join, resolve } from 'node:path'
import { projectFolder } from './projectFolder.mjs'

/** The same rule as `distFolderOf` in server/shop/distFolder.ts; this one runs before anything is installed. */
export function distFolderOf(selected) {
  const folder = resolve(projectFolder, selected || 'shops/terra-e-smalto')
  return folder === join(projectFolder, 'shops/terra-e-smalto')
    ? join(projectFolder, 'dist')
    : join(projectFolder, 'dist/shops', basename(folder))
}
