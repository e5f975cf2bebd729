import { join } from 'node:path'
import { masterAt, type MediaMasters } from './mediaMasters.ts'

/** Originals in a local folder. */
export function createLocalMasters(directory: string): MediaMasters {
  return { find: (path) => masterAt(join(directory, path)) }
}
