import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { shopProblems } from './shopProblems.ts'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

const CONFIG_FILE = 'shop.config.ts'

/** `unavailable.html` is sent when no page can be rendered at all. */
const FILES = ['unavailable.html']

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

/** Reads the configuration of a shop folder. Throws {@link ShopFolderError} for mistakes that its owner can correct. */
export async function loadShop(folder: string): Promise<ShopDefinition> {
  const file = join(folder, CONFIG_FILE)
  if (!existsSync(file)) throw new ShopFolderError([`SHOP: ${folder} has no ${CONFIG_FILE}`])
  const { default: definition } = (await import(pathToFileURL(file).href)) as { readonly default: unknown }
  const missing = FILES.filter((name) => !existsSync(join(folder, name)))
  const problems = [
    ...missing.map((name) => `SHOP: ${folder} has no ${name}`),
    ...shopProblems(definition).map((problem) => `${file}: ${problem}`),
  ]
  if (problems.length > 0) throw new ShopFolderError(problems)
  return definition as ShopDefinition
}
