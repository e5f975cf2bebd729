import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { brandFiles } from '../../../build/brand/brandFiles.ts'
import { shopFolder } from '../../../build/selectedShop.ts'
import { readShop } from '#server/shop/selectedShop.ts'
import { BRAND_ADDRESSES, manifestAddress } from '#src/shop/brandAddresses.ts'

const { definition, theme } = await readShop(shopFolder)
const RED_SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>'
const WIDE_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path fill="#00f" d="M0 0h80v20H0z"/></svg>'

const copies: string[] = []
function copyOfShop(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  copies.push(folder)
  cpSync(shopFolder, folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
afterAll(() => copies.forEach((folder) => rmSync(folder, { recursive: true })))

const colourAt = async (picture: string | Buffer | undefined, x: number, y: number) => {
  if (!(picture instanceof Buffer)) throw new Error('The file is no picture')
  const pixel = await sharp(picture).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

const RED = '#ff0000'

test('another icon and name give other pictures and manifests', async () => {
  const folder = copyOfShop({ 'icon.svg': RED_SQUARE })
  const [first] = definition.stores
  const stores = [first, { ...first, magentoStoreCode: 'ar', locale: 'ar', basePath: '/ar' }] as const
  const files = await brandFiles({ folder, shop: { brand: { name: 'Red' }, stores }, theme })

  const { manifestIcons } = BRAND_ADDRESSES
  for (const [address, side] of [
    [BRAND_ADDRESSES.touchIcon, 180],
    [manifestIcons[192], 192],
    [manifestIcons[512], 512],
    [manifestIcons.maskable, 512],
  ] as const) {
    const picture = files.get(address)
    if (!(picture instanceof Buffer)) throw new Error(`${address} is missing`)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    expect(await colourAt(picture, side / 2, side / 2)).toBe(RED)
  }
  expect(await colourAt(files.get(manifestIcons[512]), 0, 0)).toBe(RED)
  // A system cuts the corners off, so they belong to the background.
  expect(await colourAt(files.get(manifestIcons.maskable), 60, 60)).toBe(theme.light.page)
  expect(String(files.get(BRAND_ADDRESSES.icon))).toBe(RED_SQUARE)

  const manifest = JSON.parse(String(files.get(manifestAddress({ magentoStoreCode: 'ar' })))) as Record<string, unknown>
  expect(manifest).toMatchObject({
    name: 'Red',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
    theme_color: theme.light.page,
  })
  const icons = manifest['icons'] as readonly { readonly src: string }[]
  expect(icons.map(({ src }) => files.has(src))).toEqual([true, true, true])
})

test('the icon for old browsers has three sizes, each a whole picture', async () => {
  const files = await brandFiles({ folder: shopFolder, shop: definition, theme })
  const icon = files.get(BRAND_ADDRESSES.oldIcon) as Buffer
  const sizes = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + index * 16
    const [length, offset] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)]
    return { side: icon.readUInt8(entry), picture: icon.subarray(offset, offset + length) }
  })
  expect(sizes.map(({ side }) => side)).toEqual([16, 32, 48])
  for (const { side, picture } of sizes)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: side, height: side })
})

test('shared links show the logo, without one the icon, or the folder’s own picture', async () => {
  const shareOf = async (folder: string) =>
    (await brandFiles({ folder, shop: definition, theme })).get(BRAND_ADDRESSES.sharePicture)
  const withLogo = await shareOf(copyOfShop({ 'logo.svg': WIDE_LOGO }))
  expect(await sharp(withLogo as Buffer).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(await colourAt(withLogo, 300, 315)).toBe('#0000ff')
  const withIcon = await shareOf(copyOfShop({ 'icon.svg': RED_SQUARE }))
  expect(await colourAt(withIcon, 300, 315)).toBe(theme.light.page)
  expect(await colourAt(withIcon, 600, 315)).toBe(RED)
  expect(String(await shareOf(copyOfShop({ 'share.png': 'own' })))).toBe('own')
})

test('a logo that the folder does not have is one line', async () => {
  const folder = copyOfShop({})
  writeFileSync(
    join(folder, 'shop.config.ts'),
    `export default ${JSON.stringify({ ...definition, brand: { name: 'X', logo: { width: 80, height: 20, hasDark: true } } })}`,
  )
  await expect(readShop(folder)).rejects.toMatchObject({
    problems: ['logo.svg', 'logo-dark.svg'].map((name) =>
      expect.stringMatching(new RegExp(`brand\\.logo: the folder has no ${name}$`)),
    ),
  })
})

test.each(['icon.svg', 'logo.svg'])('%s that is no drawing is one line', async (name) => {
  const folder = copyOfShop({ [name]: 'no drawing' })
  await expect(brandFiles({ folder, shop: definition, theme })).rejects.toMatchObject({
    name: 'ShopFolderError',
    problems: [`${join(folder, name)}: must be an SVG drawing`],
  })
})
