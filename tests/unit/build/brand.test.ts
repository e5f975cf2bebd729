import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { brandFiles } from '../../../build/brand/brandFiles.ts'
import { shopFolder } from '../../../build/selectedShop.ts'
import { inspectShop, readShop } from '#server/shop/selectedShop.ts'
import { BRAND_ADDRESSES, manifestAddress, noticeAddress } from '#src/shop/addresses/brandAddresses.ts'

const { definition, theme } = await readShop(shopFolder)
const RED_SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>'
const WIDE_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path fill="#00f" d="M0 0h80v20H0z"/></svg>'

const copies: string[] = []
function copyOfShop(files: Readonly<Record<string, string | Buffer>>): string {
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

test('the pictures of notices are files of the shop, and the start names those that are missing', async () => {
  const picture = { file: 'guarantee-it.svg', alt: 'Words', width: 8, height: 8 }
  const legal = { guarantee: { legalMonths: 24, notice: { it: { text: 'Words', picture } } } }
  const config = `import shop from '${join(shopFolder, 'shop.config.ts')}'
export default { ...shop, legal: { ...shop.legal, ...${JSON.stringify(legal)} } }`
  const without = copyOfShop({ 'shop.config.ts': config })
  expect((await inspectShop(without)).definitionProblems).toEqual([
    `${join(without, 'shop.config.ts')}: legal.guarantee.notice: the folder has no notices/guarantee-it.svg`,
  ])
  const folder = copyOfShop({ 'shop.config.ts': config })
  mkdirSync(join(folder, 'notices'))
  writeFileSync(join(folder, 'notices', picture.file), RED_SQUARE)
  const { shop } = await inspectShop(folder)
  if (!shop) throw new Error('The folder is not usable.')
  const files = await brandFiles({ folder, shop: shop.definition, theme })
  expect(String(files.get(noticeAddress(picture)))).toBe(RED_SQUARE)
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
  const shareOf = async (files: Readonly<Record<string, string | Buffer>>) => {
    const picture = (await brandFiles({ folder: copyOfShop(files), shop: definition, theme })).get(
      BRAND_ADDRESSES.sharePicture,
    )
    if (!(picture instanceof Buffer)) throw new Error('The file is no picture')
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(300_000)
    return picture
  }
  /** JPEG does not keep colours exactly. */
  const expectColour = async (picture: Buffer, x: number, colour: string) => {
    const channels = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
    const found = channels(await colourAt(picture, x, 315))
    const most = Math.max(...channels(colour).map((value, index) => Math.abs(value - (found[index] ?? 0))))
    expect(most, `${found.join()} at ${x} instead of ${colour}`).toBeLessThan(6)
  }
  await expectColour(await shareOf({ 'logo.svg': WIDE_LOGO }), 300, '#0000ff')
  const withIcon = await shareOf({ 'icon.svg': RED_SQUARE })
  await expectColour(withIcon, 300, theme.light.page)
  await expectColour(withIcon, 600, RED)
  // Whole and not enlarged, whatever its size is: it may be a photo of several megabytes.
  const noise = {
    create: { width: 600, height: 600, channels: 3, background: RED, noise: { type: 'gaussian' } },
  } as const
  const photo = await sharp({ create: { ...noise.create, noise: { ...noise.create.noise, mean: 128, sigma: 60 } } })
    .png()
    .toBuffer()
  expect(photo.length).toBeGreaterThan(300_000)
  await expectColour(await shareOf({ 'share.png': photo }), 280, theme.light.page)
  const green = await sharp({ create: { width: 2400, height: 630, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer()
  await expectColour(await shareOf({ 'share.png': green }), 5, '#00ff00')
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
  await expect(readShop(folder)).rejects.toMatchObject({
    name: 'ShopFolderError',
    problems: [`${join(folder, name)}: must be an SVG drawing`],
  })
})

test('a drawing that is too heavy or too large is one line, and so is a share picture that is none', async () => {
  const heavy = WIDE_LOGO.replace('<path', `<!--${'x'.repeat(120_000)}--><path`)
  const large = RED_SQUARE.replace('<svg', '<svg width="9000" height="9000"')
  const folder = copyOfShop({ 'logo.svg': heavy, 'icon.svg': large, 'share.png': 'own' })
  await expect(readShop(folder)).rejects.toMatchObject({
    problems: [
      `${join(folder, 'icon.svg')}: must be at most 4096 px wide and high, not 9000 × 9000`,
      `${join(folder, 'logo.svg')}: must be at most 100 kB, because every page loads it, not 121 kB`,
      `${join(folder, 'share.png')}: must be a PNG picture`,
    ],
  })
})
