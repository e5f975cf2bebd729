import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { fallbackFaces } from '../../../build/fonts/fallbackFaces.ts'
import { ARIAL, ARIAL_BOLD } from '../../../build/fonts/arial.ts'
import { textsOfShop, writtenCharacters } from '../../../build/fonts/characters.ts'
import { atWeight } from '../../../build/fonts/cutFont.ts'
import { fontFiles } from '../../../build/fonts/fontFiles.ts'
import { readMetrics } from '../../../build/fonts/fontTables.ts'
import { charactersOfRange, unicodeRangeOf } from '../../../build/fonts/unicodeRange.ts'
import { shopFolder } from '../../../build/selectedShop.ts'
import { catalogueFolders } from '../../../build/shopCatalogues.ts'
import { loadShop, readShop } from '#server/shop/selectedShop.ts'
import { filesOfFace } from '#src/shop/fonts.ts'
import type { FontsDefinition } from '#src/shop/fonts.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const { definition, theme, fonts } = await readShop(shopFolder)
const texts = await textsOfShop(definition, catalogueFolders({ root }))

const copies: string[] = []
function copyOfShop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  copies.push(folder)
  cpSync(shopFolder, folder, { recursive: true })
  return folder
}
afterAll(() => copies.forEach((folder) => rmSync(folder, { recursive: true })))

const points = (characters: Iterable<string>) => Array.from(characters, (character) => character.codePointAt(0) ?? 0)

function definedFonts(): FontsDefinition {
  if (!fonts) throw new Error('The selected shop has no fonts.ts')
  return fonts
}

describe('the first font file of the selected shop', () => {
  test.each(definedFonts().faces)('has every character of its texts, money and dates: $name', async (face) => {
    const names = filesOfFace(face)
    const readPart = async (name: string) =>
      new Set(readMetrics(await atWeight(readFileSync(join(shopFolder, 'fonts', name)), null)).characters)
    const [written, others] = [await readPart(names.written), await readPart(names.others)]
    const used = points(writtenCharacters(definition, texts, definedFonts()))
    expect(used.length).toBeGreaterThan(95)
    // `npm run fonts` moves a character from the other file into the first one.
    expect(used.filter((point) => others.has(point))).toEqual([])
    const sheet = readFileSync(join(shopFolder, 'fonts.css.ts'), 'utf8')
    const ranges = [...sheet.matchAll(/fonts\/([\w.-]+)[^}]*?unicodeRange:\s+'([^']+)'/g)]
    const range = new Set(charactersOfRange(ranges.find(([, file]) => file === names.written)?.[2] ?? 'U+0000'))
    expect([...written].filter((point) => !range.has(point))).toEqual([])
    expect([...others].filter((point) => range.has(point))).toEqual([])
  })

  test('is made from the locales, currencies and texts of the stores', () => {
    const shop = {
      currency: 'USD',
      stores: [
        { locale: 'x', magentoStoreCode: 'x', basePath: '/', intlLocale: 'pl-PL', currencies: ['PLN'], label: 'X' },
      ],
    } as const
    const characters = writtenCharacters(shop, ['straße'], { extraCharacters: '★' })
    for (const character of ['ß', '★', 'ł', 'ź', '\u{a0}', 'A', '~']) expect(characters).toContain(character)
    expect(characters).not.toContain('€')
    expect(characters).not.toContain('\n')
  })
})

describe('npm run fonts', () => {
  test('writes files of the folder that is selected, and the same ones every time', async () => {
    const folder = copyOfShop()
    const [face] = definedFonts().faces
    const other = { ...definedFonts(), family: 'Other', faces: [{ ...face, name: 'other' }] } as const
    const input = { folder, shop: definition, theme, fonts: other, texts: [...texts, 'Þ'] }
    const files = await fontFiles(input)
    expect([...files.keys()].toSorted()).toEqual([
      'fontFiles.ts',
      'fonts.css.ts',
      'fonts/other-others.woff2',
      'fonts/other-written.woff2',
    ])
    expect(await fontFiles(input)).toEqual(files)
    expect(files.get('fonts.css.ts')).toContain("globalFontFace('Other Fallback'")
    const written = files.get('fonts/other-written.woff2') as Buffer
    expect(readMetrics(await atWeight(written, null)).characters).toContain('Þ'.codePointAt(0))
    // A part has another name than the whole font.
    const name = Buffer.from(face.reservedName?.replacement ?? '', 'utf16le').swap16()
    expect((await atWeight(written, null)).includes(name)).toBe(true)
  })

  test('a shop without fonts.ts loads no font', async () => {
    const folder = copyOfShop()
    rmSync(join(folder, 'fonts.ts'))
    rmSync(join(folder, 'fonts'), { recursive: true })
    const files = await fontFiles({ folder, shop: definition, theme, fonts: null, texts })
    for (const [file, content] of files) writeFileSync(join(folder, file), content)
    await expect(loadShop(folder)).resolves.toHaveProperty('stores')
    expect([...files.keys()]).toEqual(['fonts.css.ts', 'fontFiles.ts'])
    expect([...files.values()].join('')).not.toContain('woff2')
  })

  test('a file that is missing is one line with the command that makes it', async () => {
    const folder = copyOfShop()
    const [{ name }] = definedFonts().faces
    const file = join('fonts', filesOfFace({ name }).written)
    rmSync(join(folder, file))
    await expect(loadShop(folder)).rejects.toMatchObject({
      problems: [expect.stringMatching(/-written\.woff2 is missing: `SHOP=\S+ npm run fonts` makes it$/)],
    })
  })

  test('a source that is missing or no font is one line', async () => {
    const folder = copyOfShop()
    writeFileSync(join(folder, 'no-font.ttf'), 'no font')
    const make = (source: string) => {
      const { faces, ...rest } = definedFonts()
      const fonts = { ...rest, faces: [{ ...faces[0], source }] as const }
      return fontFiles({ folder, shop: definition, theme, fonts, texts })
    }
    await expect(make('./nowhere.ttf')).rejects.toMatchObject({
      problems: [expect.stringMatching(/fonts\.ts: \.\/nowhere\.ttf cannot be read: .*ENOENT/)],
    })
    await expect(make('./no-font.ttf')).rejects.toMatchObject({
      problems: [expect.stringMatching(/fonts\.ts: \.\/no-font\.ttf must be a font file: \S/)],
    })
  })

  test('a file that is no font, and one that only the styles name, are one line each', async () => {
    const folder = copyOfShop()
    const [{ name }] = definedFonts().faces
    const { written, others } = filesOfFace({ name })
    writeFileSync(join(folder, 'fonts', written), 'no font')
    rmSync(join(folder, 'fonts', others))
    await expect(loadShop(folder)).rejects.toMatchObject({
      problems: [
        expect.stringMatching(/-written\.woff2 is no WOFF2 font: `SHOP=\S+ npm run fonts` makes it$/),
        expect.stringMatching(/-others\.woff2 is missing: `SHOP=\S+ npm run fonts` makes it$/),
      ],
    })
  })
})

describe('the fall-back of the typeface', () => {
  const metricsLike = (widthOf: (point: number) => number | null) => ({
    ascent: 1.2,
    descent: 0.3,
    lineGap: 0,
    widthOf,
    characters: [],
    isVariable: false,
  })

  test('has its width and its line height', () => {
    const twice = metricsLike((point) => (ARIAL.widthOf(point) ?? 0) * 2)
    expect(fallbackFaces([{ weight: 400, metrics: twice }], 'Città')).toEqual([
      {
        src: expect.stringContaining("local('Arial')"),
        fontWeight: '1 1000',
        sizeAdjust: '200%',
        ascentOverride: '60%',
        descentOverride: '15%',
        lineGapOverride: '0%',
      },
    ])
  })

  test('is bold for bold weights, and each weight has its own', () => {
    const faces = fallbackFaces(
      [
        { weight: 700, metrics: metricsLike(ARIAL_BOLD.widthOf) },
        { weight: 400, metrics: metricsLike(ARIAL.widthOf) },
      ],
      'abc',
    )
    expect(faces.map(({ fontWeight, sizeAdjust }) => [fontWeight, sizeAdjust])).toEqual([
      ['1 549', '100%'],
      ['550 1000', '100%'],
    ])
    expect(faces[1]?.src).toContain("local('Arial Bold')")
  })

  test('keeps its size for a script that the system font is not measured in', () => {
    expect(fallbackFaces([{ weight: 400, metrics: metricsLike(() => 1) }], 'سلة')[0]?.sizeAdjust).toBe('100%')
  })
})

test('a unicode-range has short spans without characters of other files', () => {
  expect(unicodeRangeOf(points('ACz'), new Set())).toBe('U+0041-007A')
  expect(unicodeRangeOf(points('ACz'), new Set(points('B')))).toBe('U+0041, U+0043-007A')
  expect(charactersOfRange('U+0041, U+0043-0045')).toEqual([0x41, 0x43, 0x44, 0x45])
})
