import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './projectFolder.mjs'

/** The folders of all shops of the project, relative to it: `shops/<name>`, and the examples of the tests. */
export const shopFolders = () =>
  ['shops', 'tests/fixtures/shops']
    .flatMap(foldersIn)
    .filter((folder) => existsSync(join(projectFolder, folder, 'shop.config.ts')))

/** The folders in a folder of the project, with its path before their names. */
export function foldersIn(parent) {
  return readdirSync(join(projectFolder, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
    .sort()
}
