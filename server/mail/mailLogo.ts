import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import type { ThemeDefinition } from '#src/shop/theme.ts'

/** The logo of a shop's mails. Mail programs do not show SVG. */
export type MailLogo = {
  readonly png: Buffer
  /** px. */
  readonly width: number
  readonly height: number
}

/** The largest box of the logo, px. */
const BOX = { width: 220, height: 64 } as const

/** Space around the drawing, px: it shows the logo's own background. */
const MARGIN = 12

/** Pixels of the picture for each px, for sharp screens. */
const DENSITY = 2

/** SVG units are drawn as px at this density. */
const SVG_DENSITY = 72

/**
 * The logo as a picture on the page colour of the light scheme: programs in the dark scheme change the colours of text,
 * not of pictures, so a dark logo on a transparent ground would disappear. `logo-mail.svg` of the folder, or `logo.svg`.
 * Null for a shop without a logo.
 */
export async function readMailLogo(
  folder: string,
  { logo }: ShopDefinition['brand'],
  { light }: Pick<ThemeDefinition, 'light'>,
): Promise<MailLogo | null> {
  if (!logo) return null
  const own = join(folder, 'logo-mail.svg')
  const svg = await readFile(existsSync(own) ? own : join(folder, 'logo.svg'))
  const { width: natural, height: naturalHeight } = await sharp(svg).metadata()
  const scale = Math.min(BOX.width / natural, BOX.height / naturalHeight)
  const width = Math.round(natural * scale)
  const height = Math.round(naturalHeight * scale)
  const png = await sharp(svg, { density: Math.max(1, SVG_DENSITY * scale * DENSITY) })
    .resize({ width: width * DENSITY, height: height * DENSITY, fit: 'fill' })
    .extend({
      top: MARGIN * DENSITY,
      bottom: MARGIN * DENSITY,
      left: MARGIN * DENSITY,
      right: MARGIN * DENSITY,
      background: light.page,
    })
    .flatten({ background: light.page })
    .png()
    .toBuffer()
  return { png, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}
