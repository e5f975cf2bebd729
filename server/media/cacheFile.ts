import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** SHA-256 of a cache key, as text that may stand in file names and ETags. */
export function cacheId(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Where a cached file lives: spread over 256 folders, since a large shop has a million of them. */
export function cacheFile(directory: string, id: string): string {
  return join(directory, id.slice(0, 2), id.slice(2))
}
