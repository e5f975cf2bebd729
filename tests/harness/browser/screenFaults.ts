import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolderOf } from '#server/shop/distFolder.ts'
import type { ViteManifest } from '#server/ssr/pageAssets.ts'
import { loadShop, shopFolderOf } from '#server/shop/selectedShop.ts'
import { SCREEN } from '../../../build/sourceFiles.ts'
import { SCHEMES, type ShotOptions } from '../../shots/options.ts'
import { visitScreens, type ShownScreen } from '../../shots/visitScreens.ts'
import { axeViolations, colourViolations } from '../axe.ts'

/** Longer than any page takes on a slow machine. */
const PATIENCE_MS = 60_000

type Check = Pick<ShotOptions, 'widths' | 'texts'> & {
  readonly languages: 'all' | 'first'
  /** The faults of a shown screen besides those that axe finds. */
  readonly look?: (shown: ShownScreen) => Promise<readonly string[]>
}

export type ScreenFaults = {
  readonly faults: readonly string[]
  /** Pages of the definitions without an example address in this shop. */
  readonly withoutExample: readonly string[]
  /** Sources of screens that no visited page loaded. */
  readonly neverShown: readonly string[]
}

/**
 * Looks at every screen of the project's shop: in the first language in both schemes, in each further one in the dark
 * scheme.
 */
export async function screenFaults({ widths, texts, languages, look }: Check): Promise<ScreenFaults> {
  const faults: string[] = []
  const loaded = new Set<string>()
  const visit = (locale: string, isFirst: boolean) => {
    const schemes = isFirst ? SCHEMES : (['dark'] as const)
    const lookAt = async (shown: ShownScreen) => {
      const { page, screen, scheme, width, text } = shown
      // The second look at a page differs in its colours only.
      const violations = scheme === schemes[0] ? await axeViolations(page) : await colourViolations(page)
      const found = [...violations, ...((await look?.(shown)) ?? [])]
      faults.push(...found.map((fault) => `${locale} ${screen.name} ${scheme} ${width} px ${text} %: ${fault}`))
      const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      for (const address of addresses) loaded.add(new URL(address).pathname)
    }
    return visitScreens(
      { screens: [], widths, schemes, locales: [locale], texts, isWindowOnly: false },
      {
        look: lookAt,
        tell: (visited, incomplete) =>
          faults.push(...incomplete.map((part) => `${visited} never became complete: ${part}`)),
        patienceMs: PATIENCE_MS,
      },
    )
  }
  // A store with a domain of its own has the same screens.
  const { stores } = await loadShop(shopFolderOf(process.env['SHOP']))
  const [first, ...others] = stores.filter(({ domain }) => domain === undefined)
  if (!first) throw new Error('The shop has no store below its first address.')
  // At once: a screen waits for a part of its time.
  const withoutExample = await Promise.all([
    visit(first.locale, true),
    ...(languages === 'all' ? others : []).map(({ locale }) => visit(locale, false)),
  ])
  const file = join(distFolderOf(process.env['SHOP']), `client/.vite/manifest.${first.locale}.json`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ViteManifest
  const neverShown = Object.entries(manifest).flatMap(([source, { file }]) =>
    SCREEN.test(`/${source}`) && !loaded.has(`/${file}`) ? [source] : [],
  )
  return { faults, withoutExample: [...new Set(withoutExample.flat())], neverShown }
}
