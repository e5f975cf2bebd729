import { stat } from 'node:fs/promises'

/** An original picture on the local disk. */
export type MediaMaster = {
  readonly file: string
  /** Changes with the picture. */
  readonly version: string
}

export type MediaMasters = {
  /**
   * Finds the original of a validated media path such as `catalog/product/vaso.jpg`. Resolves to null if there is none;
   * rejects with {@link MastersUnavailable} if that is unknown at the moment. `client` is who asks, if that is known.
   */
  readonly find: (path: string, client?: string | null) => Promise<MediaMaster | null>
  /** Deletes an original that turned out to be no picture, if it is a copy. */
  readonly forget?: (path: string) => Promise<void>
}

/** The source of originals does not answer, or not with a picture. */
export class MastersUnavailable extends Error {}

/** No file of this name exists, or can exist. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** The original of this file; null if the file does not exist. */
export async function masterAt(file: string): Promise<MediaMaster | null> {
  try {
    const stats = await stat(file)
    return stats.isFile() ? { file, version: `${stats.size}-${Math.trunc(stats.mtimeMs)}` } : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.has(error.code)) return null
    throw error
  }
}
