import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extractor } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { CatalogType, MessageType } from '@lingui/conf'

const configPath = new URL('../../lingui.config.ts', import.meta.url).pathname

/** Modules of a shop folder that are no part of its extensions, or contain no messages. */
const NO_EXTENSIONS = ['**/__generated__/**', '**/*.css.ts', 'seed/**', '*.config.ts']

/** The messages in the extensions of a shop folder, by their ids. Without `extensions.ts` there are none. */
export async function extractMessages(folder: string): Promise<CatalogType> {
  if (!existsSync(join(folder, 'extensions.ts'))) return {}
  const linguiConfig = getConfig({ configPath })
  const messages: Record<string, MessageType> = {}
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: NO_EXTENSIONS }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  for (const file of files.toSorted()) {
    await extractor.extract(
      join(folder, file),
      await readFile(join(folder, file), 'utf8'),
      ({ id, message, context, comment }) => {
        const { comments = [], origin = [] } = messages[id] ?? {}
        messages[id] = {
          ...(message !== undefined && { message }),
          ...(context !== undefined && { context }),
          comments: [...new Set([...comments, ...(comment ? [comment] : [])])],
          origin: origin.some(([known]) => known === file) ? origin : [...origin, [file]],
        }
      },
      { linguiConfig },
    )
  }
  return messages
}
