import { join, sep } from 'node:path'
import { masterAt, type MediaMasters } from './mediaMasters.ts'

/** Originals in a local folder. */
export function createLocalMasters(directory: string): MediaMasters {
  return {
    // Where a backslash separates folders it is in no name, and would lead out of the folder.
    find: async (path) => (sep === '\\' && path.includes(sep) ? null : masterAt(join(directory, path))),
  }
}
