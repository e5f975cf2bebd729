import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CatalogType, MessageType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { catalogueFoldersOf, languageOf, SOURCE_LOCALE } from '../catalogues.ts'
import { extractMessages } from './extractMessages.ts'

const po = formatter({ lineNumbers: false })

/** A file of texts that was brought up to date. */
export type UpdatedTexts = {
  readonly file: string
  /** The messages that still have no text. */
  readonly empty: readonly string[]
  /** The texts that were removed, because no message uses them any more. */
  readonly removed: readonly string[]
}

/**
 * Brings the texts of a shop folder up to date with its extensions and with the storefront: each file gets the messages
 * of the extensions, in a language without a catalogue of the storefront all messages, and keeps the texts that replace
 * the storefront's own. Writes a file for each language of the stores that has none.
 */
export async function updateShopTexts(
  root: string,
  folder: string,
  locales: readonly string[],
): Promise<readonly UpdatedTexts[]> {
  const { core, shop } = catalogueFoldersOf(root, folder)
  const [messages, coreMessages] = await Promise.all([
    extractMessages(folder),
    readMessages(join(core, `${SOURCE_LOCALE}.po`)),
  ])
  const own = Object.fromEntries(Object.entries(messages).filter(([id]) => !(id in coreMessages)))
  const existing = globSync('*.po', { cwd: shop }).map((file) => basename(file, '.po'))
  const wanted = Object.keys(own).length > 0 ? locales.filter((locale) => !existing.includes(languageOf(locale))) : []
  const names = [...new Set([...existing, ...wanted])].toSorted()
  if (names.length > 0) await mkdir(shop, { recursive: true })
  return Promise.all(
    names.map((locale) => {
      const isTranslated = [locale, languageOf(locale)].some((name) => existsSync(join(core, `${name}.po`)))
      return updateFile(join(shop, `${locale}.po`), locale, own, coreMessages, !isTranslated)
    }),
  )
}

async function updateFile(
  file: string,
  locale: string,
  own: CatalogType,
  core: CatalogType,
  wantsAll: boolean,
): Promise<UpdatedTexts> {
  const before = existsSync(file) ? await readFile(file, 'utf8') : undefined
  const known = before === undefined ? {} : await readMessages(file)
  const entries = new Map<string, MessageType>()
  for (const [id, message] of Object.entries({ ...core, ...own })) {
    const translation = known[id]?.translation ?? ''
    if (id in own || wantsAll || translation !== '') entries.set(id, { ...message, translation })
  }
  const sorted = [...entries].toSorted(([, one], [, other]) => byText.compare(textOf(one), textOf(other)))
  const after = await po.serialize(Object.fromEntries(sorted), {
    locale,
    sourceLocale: SOURCE_LOCALE,
    filename: file,
    existing: before,
  })
  if (after !== before) await writeFile(file, after)
  return {
    file,
    empty: sorted.flatMap(([, message]) => (message.translation === '' ? [textOf(message)] : [])),
    removed: Object.entries(known).flatMap(([id, message]) => (entries.has(id) ? [] : [textOf(message)])),
  }
}

// As Lingui sorts the storefront's own catalogues.
const byText = new Intl.Collator('en-US')

const textOf = ({ message = '' }: MessageType): string => message

const readMessages = async (file: string): Promise<CatalogType> =>
  po.parse(await readFile(file, 'utf8'), { locale: undefined, sourceLocale: SOURCE_LOCALE, filename: file })
