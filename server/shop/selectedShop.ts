import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import type { FontsDefinition } from '#src/shop/fonts.ts'
import type { ThemeDefinition } from '#src/shop/theme.ts'
import { fontProblems, missingFontFiles } from './fontProblems.ts'
import { shopProblems } from './shopProblems.ts'
import { themeProblems } from './themeProblems.ts'

export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

const CONFIG_FILE = 'shop.config.ts'

const THEME_FILE = 'theme.ts'

/** Only of a shop with font files. */
const FONTS_FILE = 'fonts.ts'

const FILES = [CONFIG_FILE, THEME_FILE, 'icon.svg']

const DEFAULT_FOLDER = 'shops/terra-e-smalto'

/** Absolute path of the shop's folder. `SHOP` names it, relative to the project; without it, the demo shop is built. */
export const shopFolderOf = (selected: string | undefined): string => resolve(projectFolder, selected || DEFAULT_FOLDER)

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
  const { definition, fonts } = await readShop(folder)
  const problems = missingFontFiles(folder, fonts)
  if (problems.length > 0) throw new ShopFolderError(problems)
  return definition
}

/**
 * Reads the definitions of a shop folder and checks them. Throws {@link ShopFolderError} for mistakes that its owner can
 * correct.
 */
export async function readShop(folder: string): Promise<ShopFolder> {
  const missing = FILES.filter((name) => !existsSync(join(folder, name)))
  if (missing.length > 0) throw new ShopFolderError(missing.map((name) => `SHOP: ${folder} has no ${name}`))
  const fontsFile = join(folder, FONTS_FILE)
  const [{ default: definition }, { theme }, { fonts }] = await Promise.all([
    exportsOf(join(folder, CONFIG_FILE)),
    exportsOf(join(folder, THEME_FILE)),
    existsSync(fontsFile) ? exportsOf(fontsFile) : { fonts: null },
  ])
  const problems = [
    ...shopProblems(definition).map((problem) => `${join(folder, CONFIG_FILE)}: ${problem}`),
    ...themeProblems(theme).map((problem) => `${join(folder, THEME_FILE)}: ${problem}`),
    ...(fonts === null ? [] : fontProblems(fonts, theme).map((problem) => `${fontsFile}: ${problem}`)),
  ]
  if (problems.length > 0) throw new ShopFolderError(problems)
  const { brand } = definition as ShopDefinition
  const logos = brand.logo ? ['logo.svg', ...(brand.logo.hasDark ? ['logo-dark.svg'] : [])] : []
  const lacking = logos.filter((name) => !existsSync(join(folder, name)))
  if (lacking.length > 0)
    throw new ShopFolderError(
      lacking.map((name) => `${join(folder, CONFIG_FILE)}: brand.logo: the folder has no ${name}`),
    )
  return {
    definition: definition as ShopDefinition,
    theme: theme as ThemeDefinition,
    fonts: fonts as FontsDefinition | null,
  }
}

const exportsOf = async (file: string) =>
  (await import(pathToFileURL(file).href)) as {
    readonly default?: unknown
    readonly theme?: unknown
    readonly fonts?: unknown
  }
