import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Messages } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { extractMessages } from './texts/extractMessages.ts'

/** The language whose texts a catalogue without some of them is completed with. */
const FALLBACK_LOCALE = 'en'

/** The language of the sources: its catalogue has every message. */
export const SOURCE_LOCALE = 'it'

export type Catalogue = {
  readonly messages: Messages
  /** How many messages the shop has, and how many of them are shown in another language. */
  readonly total: number
  readonly missing: number
  /** Those of the missing ones that are the shop's own: the messages of its extensions. */
  readonly missingOfShop: readonly string[]
}

/** The folders of a shop's texts. */
export type CatalogueFolders = {
  /** The core's catalogues, `<locale>.po`. */
  readonly core: string
  /** The shop's own texts, `<locale>.po`: those of its extensions; they also replace the core's, or add a language. */
  readonly shop: string
  /** The folder with the shop's extensions. */
  readonly extensions: string
}

/** The folders of the texts of a shop in its folder. */
export const catalogueFoldersOf = (root: string, shopFolder: string): CatalogueFolders => ({
  core: join(root, 'locales'),
  shop: join(shopFolder, 'texts'),
  extensions: shopFolder,
})

const po = formatter({ lineNumbers: false })

/** The language of a locale: `pt` of `pt-BR`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale

/**
 * The compiled texts of a locale. A text is taken from the first of these files that has it: the shop's and the core's
 * of the locale, both of its language (`pt` for `pt-BR`), both of English. Without any, a message is shown as it is
 * written in the sources.
 */
export async function readCatalogue(folders: CatalogueFolders, locale: string): Promise<Catalogue> {
  const own = catalogueFilesOf(folders, locale)
  if (own.length === 0) throw new Error(missingCatalogue(folders, locale))
  const [coreIds, ofExtensions, ownTexts, fallbackTexts] = await Promise.all([
    readTexts([join(folders.core, `${SOURCE_LOCALE}.po`)]),
    extractMessages(folders.extensions),
    readTexts(own),
    readTexts(filesOf(folders, FALLBACK_LOCALE)),
  ])
  const sources = new Map([
    ...Object.entries(ofExtensions).map(([id, { message = '' }]) => [id, message] as const),
    ...coreIds,
  ])
  const messages: Record<string, CompiledMessage> = {}
  const missing = [...sources.keys()].filter((id) => !ownTexts.has(id))
  for (const [id, source] of sources)
    messages[id] = compileMessageOrThrow(ownTexts.get(id) ?? fallbackTexts.get(id) ?? source)
  const missingOfShop = missing.flatMap((id) => (coreIds.has(id) ? [] : [sources.get(id) ?? id]))
  return { messages, total: sources.size, missing: missing.length, missingOfShop }
}

/** The texts of a locale that modules of a folder of the sources show, in the order of the core's catalogue. */
export async function readTextsOfFolder(
  folders: CatalogueFolders,
  locale: string,
  folder: string,
): Promise<readonly string[]> {
  const [core, own, fallback] = await Promise.all([
    parseFile(join(folders.core, `${SOURCE_LOCALE}.po`)),
    readTexts(catalogueFilesOf(folders, locale)),
    readTexts(filesOf(folders, FALLBACK_LOCALE)),
  ])
  return Object.entries(core)
    .filter(([, { origin = [] }]) => origin.some(([file]) => file.startsWith(folder)))
    .map(([id, { message = '' }]) => own.get(id) ?? fallback.get(id) ?? message)
}

/** The catalogues of a locale and its language, those of the shop first. */
export const catalogueFilesOf = (folders: CatalogueFolders, locale: string): readonly string[] =>
  [...new Set([locale, languageOf(locale)])].flatMap((name) => filesOf(folders, name))

export const missingCatalogue = (folders: CatalogueFolders, locale: string): string =>
  `[vetrina:i18n] There is no catalogue of "${locale}": add ${join(folders.shop, `${locale}.po`)}.`

const filesOf = ({ core, shop }: CatalogueFolders, name: string): readonly string[] =>
  [join(shop, `${name}.po`), join(core, `${name}.po`)].filter((file) => existsSync(file))

const parseFile = async (file: string) =>
  po.parse(await readFile(file, 'utf8'), { locale: '', sourceLocale: SOURCE_LOCALE, filename: file })

/** The texts by message id; of several files the first one that has a text. */
async function readTexts(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const file of files) {
    const catalogue = await parseFile(file)
    for (const [id, { translation = '' }] of Object.entries(catalogue)) {
      if (translation !== '' && !texts.has(id)) texts.set(id, translation)
    }
  }
  return texts
}
