import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that readers, including other copies of the server, never see a partial file. `createId` makes the
 * temporary file name unique.
 */
export async function writeFileAtomically(file: string, content: Uint8Array, createId: () => string): Promise<void> {
  const unfinished = `${file}.${createId()}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
