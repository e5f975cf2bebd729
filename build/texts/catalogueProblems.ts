import { existsSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { catalogueFilesOf, missingCatalogue, type CatalogueFolders } from '../catalogues.ts'

/** A line of a PO file: empty, a comment, a key with a text, or a text that goes on. */
const LINE =
  /^\s*(?:#.*|(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+"(?:[^"\\]|\\.)*"\s*|"(?:[^"\\]|\\.)*"\s*)?$/

const po = formatter({ lineNumbers: false })

/** One line for each locale without texts, and for each text of a shop that cannot be read. */
export async function catalogueProblems(
  folders: CatalogueFolders,
  locales: readonly string[],
): Promise<readonly string[]> {
  const missing = locales.filter((locale) => catalogueFilesOf(folders, locale).length === 0)
  const files = new Set(locales.flatMap((locale) => catalogueFilesOf(folders, locale)))
  const own = [...files].filter((file) => file.startsWith(folders.shop) && existsSync(file))
  const problems = await Promise.all(own.map(fileProblems))
  return [...missing.map((locale) => missingCatalogue(folders, locale)), ...problems.flat()]
}

async function fileProblems(file: string): Promise<readonly string[]> {
  const text = readFileSync(file, 'utf8')
  const wrong = text
    .split('\n')
    .flatMap((line, at) =>
      LINE.test(line) ? [] : [`${file}:${at + 1}: must be a line of a PO file, e.g. msgstr "…", not ${line.trim()}`],
    )
  if (wrong.length > 0) return wrong
  const catalogue = await po.parse(text, { locale: '', sourceLocale: '', filename: file })
  return Object.values(catalogue).flatMap(({ message = '', translation = '' }) => {
    const reason = failureOf(translation)
    return reason === null ? [] : [`${file}: the text of ${JSON.stringify(message)} cannot be read: ${reason}`]
  })
}

function failureOf(text: string): string | null {
  try {
    compileMessageOrThrow(text)
    return null
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
  }
}
