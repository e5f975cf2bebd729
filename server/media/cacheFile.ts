import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** SHA-256 of a cache key, safe for file names and ETags. */
export function cacheId(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The path of a cached file: spread over 256 folders, since a large shop has a million files. */
export function cacheFile(directory: string, id: string): string {
  return join(directory, id.slice(0, 2), id.slice(2))
}
