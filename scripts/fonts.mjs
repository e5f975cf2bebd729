// `npm run fonts`: cuts the font package's Latin file into the two that the shop serves (shops/terra-e-smalto/fontSubsets.ts), the
// same bytes on every machine. Kept are the weights in use and the features that the shop's styles ask for.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { charactersOf, FONT_WEIGHTS, LATIN, WRITTEN } from '#shop-folder/fontSubsets.ts'
import { projectFolder } from './projectFolder.mjs'

const source = fileURLToPath(import.meta.resolve('@fontsource-variable/raleway/files/raleway-latin-wght-normal.woff2'))
const folder = join(projectFolder, 'shops/terra-e-smalto/fonts')

/** Kerning and ligatures, combined accents, and the lining and equally wide figures of prices. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'tnum']

/** Entries of the name table: the licence's text and its address, which must stay in the file. */
const LICENCE_NAMES = [13, 14]

/** The licence reserves the font's name to the whole of it: a part must have another one, here one as long. */
const RESERVED_NAME = 'Raleway'
const OWN_NAME = 'Vetrina'
/** Copyright, trademark and licence speak of the font that this one comes from. */
const KEPT_NAMES = new Set([0, 7, ...LICENCE_NAMES])

/** Renames a TrueType font in place. Its checksums are wrong until it is written again. */
function rename(font) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name')
  const table = font.readUInt32BE(entry + 8)
  const strings = table + font.readUInt16BE(table + 4)
  for (let record = table + 6, left = font.readUInt16BE(table + 2); left > 0; record += 12, left -= 1) {
    if (KEPT_NAMES.has(font.readUInt16BE(record + 6))) continue
    const start = strings + font.readUInt16BE(record + 10)
    const name = font.subarray(start, start + font.readUInt16BE(record + 8))
    // Of platform 1 (Macintosh) in one byte a letter, of the others in two.
    const inTwoBytes = font.readUInt16BE(record) !== 1
    const encoded = (text) => (inTwoBytes ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'latin1'))
    for (let at = name.indexOf(encoded(RESERVED_NAME)); at !== -1; at = name.indexOf(encoded(RESERVED_NAME))) {
      encoded(OWN_NAME).copy(name, at)
    }
  }
}

async function cut(characters) {
  const options = { keepFeatures: FEATURES, preserveNameIds: LICENCE_NAMES }
  const font = await subsetFont(readFileSync(source), characters.join(''), {
    ...options,
    targetFormat: 'truetype',
    variationAxes: { wght: { min: FONT_WEIGHTS.least, max: FONT_WEIGHTS.most } },
  })
  rename(font)
  return subsetFont(font, undefined, { ...options, keepAllGlyphs: true, targetFormat: 'woff2' })
}

mkdirSync(folder, { recursive: true })
const written = charactersOf(WRITTEN)
const others = charactersOf(LATIN).filter((character) => !written.includes(character))
for (const [{ file }, characters] of [
  [WRITTEN, written],
  [LATIN, others],
]) {
  writeFileSync(join(folder, file), await cut(characters))
}
