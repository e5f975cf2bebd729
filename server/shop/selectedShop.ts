import { existsSync, readdirSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { noticePictures } from '#src/shop/legalFacts.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import type { FontsDefinition } from '#src/shop/fonts.ts'
import type { ThemeDefinition } from '#src/shop/theme.ts'
import { drawingProblems } from './drawingProblems.ts'
import { fontFileProblems, fontProblems } from './fontProblems.ts'
import { shopProblems } from './shopProblems.ts'
import { themeProblems } from './themeProblems.ts'

export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

const CONFIG_FILE = 'shop.config.ts'

const THEME_FILE = 'theme.ts'

/** Only of a shop with font files. */
const FONTS_FILE = 'fonts.ts'

const FILES = [THEME_FILE, 'icon.svg']

const DEFAULT_FOLDER = 'shops/terra-e-smalto'

/** Absolute path of the shop's folder. `SHOP` names it, relative to the project; without it, the demo shop is built. */
export const shopFolderOf = (selected: string | undefined): string => resolve(projectFolder, selected || DEFAULT_FOLDER)

/** The file with the results of a check of a shop's accessibility, in the shop's folder. */
export const accessibilityFileOf = (folder: string): string => join(folder, 'accessibility.json')

/** A shop folder that cannot be used; each problem is one line for its owner. */
export class ShopFolderError extends Error {
  override readonly name = 'ShopFolderError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** The definitions of a shop folder. */
export type ShopFolder = {
  readonly definition: ShopDefinition
  readonly theme: ThemeDefinition
  /** Null for a shop with fonts of the shopper's system. */
  readonly fonts: FontsDefinition | null
}

/** Reads a shop folder that is to be built or served: also its generated files must be there. */
export async function loadShop(folder: string): Promise<ShopDefinition> {
  const { shop, problems } = await inspectShop(folder)
  if (!shop || problems.length > 0) throw new ShopFolderError(problems)
  return shop.definition
}

/**
 * Reads the definitions of a shop folder and checks them. Throws {@link ShopFolderError} for mistakes that its owner can
 * correct.
 */
export async function readShop(folder: string): Promise<ShopFolder> {
  const { shop, definitionProblems } = await inspectShop(folder)
  if (!shop) throw new ShopFolderError(definitionProblems)
  return shop
}

/** All mistakes in a shop folder that can be found without its build. */
type Inspection = {
  /** Null if a definition cannot be used. */
  readonly shop: ShopFolder | null
  readonly definitionProblems: readonly string[]
  /** Those of the definitions, and of generated files. */
  readonly problems: readonly string[]
}

export async function inspectShop(folder: string): Promise<Inspection> {
  if (!existsSync(join(folder, CONFIG_FILE))) {
    const problems = [`SHOP: ${folder} ${existsSync(folder) ? `has no ${CONFIG_FILE}` : 'does not exist'}${known()}`]
    return { shop: null, definitionProblems: problems, problems }
  }
  const [config, theme, fonts, drawings] = await Promise.all([
    exportsOf(folder, CONFIG_FILE),
    exportsOf(folder, THEME_FILE),
    existsSync(join(folder, FONTS_FILE)) ? exportsOf(folder, FONTS_FILE) : { exports: { fonts: null }, problems: [] },
    drawingProblems(folder),
  ])
  const named = (name: string, lines: readonly string[]) => lines.map((line) => `${join(folder, name)}: ${line}`)
  const wrongSettings = config.exports ? shopProblems(config.exports.default) : []
  const definitionProblems = [
    ...FILES.filter((name) => !existsSync(join(folder, name))).map((name) => `SHOP: ${folder} has no ${name}`),
    ...new Set([config, theme, fonts].flatMap(({ problems }) => problems)),
    ...named(CONFIG_FILE, wrongSettings),
    ...named(CONFIG_FILE, wrongSettings.length === 0 ? noticeProblems(folder, config.exports?.default) : []),
    ...named(CONFIG_FILE, logoProblems(folder, config.exports?.default)),
    ...named(THEME_FILE, theme.exports ? themeProblems(theme.exports.theme) : []),
    ...named(FONTS_FILE, fonts.exports?.fonts ? fontProblems(fonts.exports.fonts, theme.exports?.theme) : []),
    ...drawings,
  ]
  const isUsable = definitionProblems.length === 0
  const definition = (fonts.exports?.fonts ?? null) as FontsDefinition | null
  return {
    shop: isUsable
      ? {
          definition: config.exports?.default as ShopDefinition,
          theme: theme.exports?.theme as ThemeDefinition,
          fonts: definition,
        }
      : null,
    definitionProblems,
    problems: [...definitionProblems, ...fontFileProblems(folder, isUsable ? definition : null)],
  }
}

/** The folders that SHOP can name. */
function known(): string {
  const shops = readdirSync(join(projectFolder, 'shops')).filter((name) =>
    existsSync(join(projectFolder, 'shops', name, CONFIG_FILE)),
  )
  return `: SHOP must be a folder with that file, e.g. ${shops.map((name) => `shops/${name}`).join(', ')}`
}

function logoProblems(folder: string, definition: unknown): readonly string[] {
  const { logo } = (definition as Partial<ShopDefinition> | undefined)?.brand ?? {}
  const logos = logo ? ['logo.svg', ...(logo.hasDark ? ['logo-dark.svg'] : [])] : []
  return logos.filter((name) => !existsSync(join(folder, name))).map((name) => `brand.logo: the folder has no ${name}`)
}

/** For settings of the right form. */
const noticeProblems = (folder: string, definition: unknown): readonly string[] =>
  (definition === undefined ? [] : noticePictures(definition as ShopDefinition))
    .filter(({ file }) => !existsSync(join(folder, 'notices', file)))
    .map(({ file }) => `legal.guarantee.notice: the folder has no notices/${file}`)

type Exports = { readonly default?: unknown; readonly theme?: unknown; readonly fonts?: unknown }

/** The exports of a file of the folder; null if there is none. One that cannot be read is a mistake of its owner. */
async function exportsOf(
  folder: string,
  name: string,
): Promise<{ readonly exports: Exports | null; readonly problems: readonly string[] }> {
  const file = join(folder, name)
  if (!existsSync(file)) return { exports: null, problems: [] }
  try {
    return { exports: (await import(pathToFileURL(file).href)) as Exports, problems: [] }
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : [String(error)]
    const isOutside = relative(projectFolder, file).startsWith('..')
    if (isOutside && error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_IMPORT_NOT_DEFINED')
      return { exports: null, problems: [outsideProblem(folder)] }
    return { exports: null, problems: [`${file}${lineIn(file, error)}: ${reason}`] }
  }
}

const outsideProblem = (folder: string) =>
  `SHOP: ${folder} imports modules of the project, so the folder must be in the project, e.g. shops/${basename(folder)}`

/** The line of the file in which an error happened, as `:12`; empty where the error does not tell it. */
function lineIn(file: string, error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const at = stack.indexOf(`${file}:`)
  const [line] = at === -1 ? [] : (/^:\d+/.exec(stack.slice(at + file.length)) ?? [])
  return line ?? ''
}
