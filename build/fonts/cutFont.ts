import subsetFont from 'subset-font'
import type { FontFaceDefinition } from '../../src/shop/fonts.ts'
import { tableAt } from './fontTables.ts'

/** Entries of the name table: the licence's text and its address, which must stay in the file. */
const LICENCE_NAMES = [13, 14]

/** Copyright, trademark and licence are about the font that the part comes from. */
const KEPT_NAMES = new Set([0, 7, ...LICENCE_NAMES])

/** An uncompressed copy with one weight of a variable font, or as it is. */
export const atWeight = (source: Buffer, weight: number | null): Promise<Buffer> =>
  subsetFont(source, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    ...(weight !== null && { variationAxes: { wght: weight } }),
  })

/** The part of a font with these characters, the weights in use and these features, as WOFF2. */
export async function cutFont(
  source: Buffer,
  characters: readonly number[],
  {
    weights,
    reservedName,
    features,
    isVariable,
  }: Pick<FontFaceDefinition, 'weights' | 'reservedName'> & {
    readonly features: readonly string[]
    readonly isVariable: boolean
  },
): Promise<Buffer> {
  const options = { keepFeatures: [...features], preserveNameIds: LICENCE_NAMES }
  const part = await subsetFont(source, String.fromCodePoint(...characters), {
    ...options,
    targetFormat: 'truetype',
    ...(isVariable && { variationAxes: { wght: { min: weights.least, max: weights.most } } }),
  })
  if (reservedName) rename(part, reservedName)
  return subsetFont(part, undefined, { ...options, keepAllGlyphs: true, targetFormat: 'woff2' })
}

/** Renames a TrueType font in place. Its checksums are wrong until it is written again. */
function rename(font: Buffer, { name, replacement }: NonNullable<FontFaceDefinition['reservedName']>): void {
  const table = tableAt(font, 'name')
  if (table === null) return
  const strings = table + font.readUInt16BE(table + 4)
  for (let record = table + 6, left = font.readUInt16BE(table + 2); left > 0; record += 12, left -= 1) {
    if (KEPT_NAMES.has(font.readUInt16BE(record + 6))) continue
    const start = strings + font.readUInt16BE(record + 10)
    const entry = font.subarray(start, start + font.readUInt16BE(record + 8))
    // Of platform 1 (Macintosh) in one byte a letter, of the others in two.
    const inTwoBytes = font.readUInt16BE(record) !== 1
    const encoded = (text: string) => (inTwoBytes ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'latin1'))
    for (let at = entry.indexOf(encoded(name)); at !== -1; at = entry.indexOf(encoded(name)))
      encoded(replacement).copy(entry, at)
  }
}
