import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { shopProblems } from './shopProblems.ts'
import { themeProblems } from './themeProblems.ts'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

const CONFIG_FILE = 'shop.config.ts'

const THEME_FILE = 'theme.ts'

/** `unavailable.html` is sent when no page can be rendered at all. */
const FILES = [CONFIG_FILE, THEME_FILE, 'unavailable.html']

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

/**
 * Reads the configuration of a shop folder and checks it and the theme. Throws {@link ShopFolderError} for mistakes that
 * its owner can correct.
 */
export async function loadShop(folder: string): Promise<ShopDefinition> {
  const missing = FILES.filter((name) => !existsSync(join(folder, name)))
  if (missing.length > 0) throw new ShopFolderError(missing.map((name) => `SHOP: ${folder} has no ${name}`))
  const [{ default: definition }, { theme }] = await Promise.all([
    exportsOf(join(folder, CONFIG_FILE)),
    exportsOf(join(folder, THEME_FILE)),
  ])
  const problems = [
    ...shopProblems(definition).map((problem) => `${join(folder, CONFIG_FILE)}: ${problem}`),
    ...themeProblems(theme).map((problem) => `${join(folder, THEME_FILE)}: ${problem}`),
  ]
  if (problems.length > 0) throw new ShopFolderError(problems)
  return definition as ShopDefinition
}

const exportsOf = async (file: string) =>
  (await import(pathToFileURL(file).href)) as { readonly default?: unknown; readonly theme?: unknown }
