import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shopFolderOf } from './selectedShop.ts'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/** The folder of the built files of a shop: `dist` for the default one, `dist/shops/<name>` for others. */
export function distFolderOf(selected: string | undefined): string {
  const folder = shopFolderOf(selected)
  return folder === shopFolderOf(undefined)
    ? join(projectFolder, 'dist')
    : join(projectFolder, 'dist/shops', basename(folder))
}
