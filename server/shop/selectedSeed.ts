import { existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { StartupFailure } from '#server/startupFailure.ts'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/** The parts of a shop folder that only the embedded engine uses. */
const SEED_FILE = 'seed/seed.ts'
const MEDIA_FOLDER = 'seed/media'
const DOWNLOADS_FOLDER = 'seed/downloads'

/** The original pictures of the embedded engine's catalogue. */
export const seedMediaFolder = (shopFolder: string): string => join(shopFolder, MEDIA_FOLDER)

/** The downloadable files of the embedded engine's catalogue. */
export const seedDownloadsFolder = (shopFolder: string): string => join(shopFolder, DOWNLOADS_FOLDER)

/** The name by which a database remembers the shop that it was seeded for. */
export const seedNameOf = (shopFolder: string): string => basename(shopFolder)

/** A shop's file, as its owner names it. */
export const seedFileOf = (shopFolder: string): string => relative(projectFolder, join(shopFolder, SEED_FILE))

/** The embedded engine's data of a shop folder. Throws {@link StartupFailure} if it has none. */
export async function loadSeed(shopFolder: string): Promise<SeedShop> {
  const file = join(shopFolder, SEED_FILE)
  if (!existsSync(file)) {
    throw new StartupFailure(
      `SHOP: ${shopFolder} has no ${SEED_FILE}, so the embedded engine has no data for this shop: write one that exports seed = defineSeed({…}), or set COMMERCE_GRAPHQL_URL to the shop's own Magento`,
    )
  }
  const { seed } = (await import(pathToFileURL(file).href)) as { readonly seed?: SeedShop }
  if (!seed || !Array.isArray(seed.stores) || seed.stores.length === 0) {
    throw new StartupFailure(`${seedFileOf(shopFolder)}: must export seed = defineSeed({…}) with at least one store`)
  }
  return seed
}
