import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { renderSharePicture } from '../../server/media/renderPicture.ts'
import { SHARE_SIZE } from '../../src/shop/addresses/sharedPicture.ts'
import { textDirectionOf } from '../../src/lib/textDirection.ts'
import { BRAND_ADDRESSES, manifestAddress, noticeAddress } from '../../src/shop/addresses/brandAddresses.ts'
import type { ShopDefinition } from '../../src/shop/defineShop.ts'
import { addressIn } from '../../src/shop/addresses/storeAddresses.ts'
import { noticePictures } from '../../src/shop/legalFacts.ts'
import type { ThemeDefinition } from '../../src/shop/theme.ts'
import { icoOf } from './ico.ts'

export type BrandInput = {
  /** Absolute path of the shop's folder. */
  readonly folder: string
  readonly shop: Pick<ShopDefinition, 'brand' | 'legal' | 'stores'>
  readonly theme: Pick<ThemeDefinition, 'light'>
}

/** The picture of the favicon for old browsers, in its three usual sizes, px. */
const OLD_ICON_SIZES = [16, 32, 48]

const TOUCH_ICON_SIZE = 180

/** Systems may cut a maskable icon to a circle of 80 % of its width, which a square of this share fits into. */
const MASKABLE_SHARE = 0.56

/** The share of the picture's height for an icon, and of its width for a logo. */
const SHARE_OF_ICON = 0.5
const SHARE_OF_LOGO = 0.6

/** SVG units are drawn as px at this density. */
const SVG_DENSITY = 72

/** A drawing in the given width, without loss of sharpness. */
async function drawn(svg: Buffer, width: number): Promise<Buffer> {
  const { width: natural } = await sharp(svg).metadata()
  return sharp(svg, { density: Math.max(1, (SVG_DENSITY * width) / natural) })
    .resize({ width })
    .png()
    .toBuffer()
}

const onBackground = async (
  picture: Buffer,
  size: { readonly width: number; readonly height: number },
  color: string,
) =>
  sharp({ create: { ...size, channels: 3, background: color } })
    .composite([{ input: picture }])
    .png()
    .toBuffer()

const square = (side: number) => ({ width: side, height: side })

/** All files of a shop's brand, by their addresses. */
export async function brandFiles({ folder, shop, theme }: BrandInput): Promise<ReadonlyMap<string, string | Buffer>> {
  const file = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : null)
  const icon = readFileSync(join(folder, 'icon.svg'))
  const [logo, darkLogo] = [file('logo.svg'), file('logo-dark.svg')]
  const { page } = theme.light
  const maskable = await onBackground(await drawn(icon, Math.round(512 * MASKABLE_SHARE)), square(512), page)
  const mark = logo
    ? await drawn(logo, SHARE_SIZE.width * SHARE_OF_LOGO)
    : await drawn(icon, Math.round(SHARE_SIZE.height * SHARE_OF_ICON))
  return new Map<string, string | Buffer>([
    [BRAND_ADDRESSES.icon, icon],
    [BRAND_ADDRESSES.oldIcon, icoOf(await Promise.all(OLD_ICON_SIZES.map((size) => drawn(icon, size))))],
    [BRAND_ADDRESSES.touchIcon, await onBackground(await drawn(icon, TOUCH_ICON_SIZE), square(TOUCH_ICON_SIZE), page)],
    [BRAND_ADDRESSES.manifestIcons[192], await drawn(icon, 192)],
    [BRAND_ADDRESSES.manifestIcons[512], await drawn(icon, 512)],
    [BRAND_ADDRESSES.manifestIcons.maskable, maskable],
    [BRAND_ADDRESSES.sharePicture, await renderSharePicture(file('share.png') ?? mark, page)],
    ...(logo ? [[BRAND_ADDRESSES.logo, logo] as const] : []),
    ...(darkLogo ? [[BRAND_ADDRESSES.darkLogo, darkLogo] as const] : []),
    ...noticePictures(shop).map(
      (picture) => [noticeAddress(picture), readFileSync(join(folder, 'notices', picture.file))] as const,
    ),
    ...shop.stores.map((store) => [manifestAddress(store), manifestOf(store, shop, page)] as const),
  ])
}

function manifestOf(store: ShopDefinition['stores'][number], { brand }: Pick<ShopDefinition, 'brand'>, color: string) {
  const { manifestIcons } = BRAND_ADDRESSES
  const start = addressIn(store, '/')
  const icon = (src: string, side: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: start,
    name: brand.name,
    short_name: brand.name,
    lang: store.locale,
    dir: textDirectionOf(store.locale),
    start_url: start,
    scope: start,
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons: [
      icon(manifestIcons[192], 192, 'any'),
      icon(manifestIcons[512], 512, 'any'),
      icon(manifestIcons.maskable, 512, 'maskable'),
    ],
  })
}
