import { stat } from 'node:fs/promises'

/** An original picture on this machine's disk. */
export type MediaMaster = {
  readonly file: string
  /** Changes whenever the picture does. */
  readonly version: string
}

export type MediaMasters = {
  /**
   * Finds the original of a checked media path such as `catalog/product/vaso.jpg`. Resolves to null when there is
   * none; rejects with {@link MastersUnavailable} when that cannot be known now.
   */
  readonly find: (path: string) => Promise<MediaMaster | null>
}

/** The place where the originals are does not answer, or answers with something that is no picture. */
export class MastersUnavailable extends Error {}

/** The original that is this file, or null when there is no such file. */
export async function masterAt(file: string): Promise<MediaMaster | null> {
  try {
    const stats = await stat(file)
    return stats.isFile() ? { file, version: `${stats.size}-${Math.trunc(stats.mtimeMs)}` } : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw error
  }
}
