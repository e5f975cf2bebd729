import { join } from 'node:path'
import { masterAt, type MediaMasters } from './mediaMasters.ts'

/** Originals in a folder of this machine. */
export function createLocalMasters(directory: string): MediaMasters {
  return { find: (path) => masterAt(join(directory, path)) }
}
