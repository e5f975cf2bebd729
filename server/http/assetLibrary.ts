import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

type AssetLibraryOptions = {
  /** The folder of this build's files with hashed names. */
  readonly own: string
  /** The folder that all hosts share; it holds the files of the last builds. */
  readonly shared: string
  /** How long files of other builds are kept after their last host has run, in days. */
  readonly days: number
  /** Milliseconds of the calendar. */
  readonly now: () => number
  readonly createId: () => string
}

const DAY_MS = 86_400_000

/** Files that another host is writing. */
const UNFINISHED = '.part'

/**
 * Copies the build's files into the shared folder, and removes the files of builds that no host has run for a while. A
 * file of a running build gets a new date each time, so hosts call this at start and once a day.
 */
export async function publishAssets({ own, shared, days, now, createId }: AssetLibraryOptions): Promise<void> {
  await mkdir(shared, { recursive: true, mode: 0o755 })
  const ownNames = new Set(await readdir(own))
  const present = new Set(await readdir(shared))
  const date = new Date(now())
  for (const name of ownNames) {
    const target = join(shared, name)
    const isThere = present.has(name) && (await ifThere(utimes(target, date, date))) !== null
    if (isThere) continue
    const unfinished = `${target}.${createId()}${UNFINISHED}`
    await copyFile(join(own, name), unfinished)
    await utimes(unfinished, date, date)
    await rename(unfinished, target)
  }
  for (const name of present) {
    if (ownNames.has(name)) continue
    const path = join(shared, name)
    const found = await ifThere(stat(path))
    // Two hosts may remove the same file.
    if (found !== null && now() - found.mtimeMs > days * DAY_MS) await rm(path, { force: true })
  }
}

/** Null for a file that another host has finished, or removed, since the folder was read. */
async function ifThere<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
