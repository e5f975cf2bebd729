/** The figures of a TrueType or OpenType font that line breaks depend on, in units of its em. */
export type FontMetrics = {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** The width of a character; null if the font does not have it. */
  readonly widthOf: (point: number) => number | null
  /** The code points of all characters. */
  readonly characters: readonly number[]
  readonly isVariable: boolean
}

/** The place of a table in the file. */
export function tableAt(font: Buffer, tag: string): number | null {
  const count = font.readUInt16BE(4)
  for (let at = 12; at < 12 + count * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  return null
}

function requiredTable(font: Buffer, tag: string): number {
  const table = tableAt(font, tag)
  if (table === null) throw new Error(`[vetrina:fonts] The font has no table "${tag}".`)
  return table
}

/** OS/2: the typographic metrics count, not those of hhea. */
const USE_TYPO_METRICS = 1 << 7

/** The glyph of each character: formats 4 and 12 of the table, which every font for the web has. */
function readCharacters(font: Buffer): ReadonlyMap<number, number> {
  const table = requiredTable(font, 'cmap')
  const glyphs = new Map<number, number>()
  for (let record = 0; record < font.readUInt16BE(table + 2); record += 1) {
    const at = table + font.readUInt32BE(table + 4 + record * 8 + 4)
    const format = font.readUInt16BE(at)
    if (format === 4) readSegments(font, at, glyphs)
    else if (format === 12) readGroups(font, at, glyphs)
  }
  return glyphs
}

function readSegments(font: Buffer, at: number, glyphs: Map<number, number>): void {
  const double = font.readUInt16BE(at + 6)
  const [ends, starts] = [at + 14, at + 16 + double]
  const [deltas, offsets] = [starts + double, starts + 2 * double]
  for (let segment = 0; segment < double; segment += 2) {
    const offset = font.readUInt16BE(offsets + segment)
    const start = font.readUInt16BE(starts + segment)
    for (let point = start; point <= font.readUInt16BE(ends + segment) && point < 0xffff; point += 1) {
      const raw = offset === 0 ? point : font.readUInt16BE(offsets + segment + offset + (point - start) * 2)
      const glyph = offset !== 0 && raw === 0 ? 0 : (raw + font.readUInt16BE(deltas + segment)) & 0xffff
      if (glyph !== 0) glyphs.set(point, glyph)
    }
  }
}

function readGroups(font: Buffer, at: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < font.readUInt32BE(at + 12); group += 1) {
    const from = at + 16 + group * 12
    const [start, glyph] = [font.readUInt32BE(from), font.readUInt32BE(from + 8)]
    for (let point = start; point <= font.readUInt32BE(from + 4); point += 1) glyphs.set(point, glyph + point - start)
  }
}

/** Reads an uncompressed font. Widths of a variable font are those of its default. */
export function readMetrics(font: Buffer): FontMetrics {
  const em = font.readUInt16BE(requiredTable(font, 'head') + 18)
  const [hhea, os2, hmtx] = [requiredTable(font, 'hhea'), requiredTable(font, 'OS/2'), requiredTable(font, 'hmtx')]
  const isTypographic = (font.readUInt16BE(os2 + 62) & USE_TYPO_METRICS) !== 0
  const vertical = isTypographic ? os2 + 68 : hhea + 4
  const wide = font.readUInt16BE(hhea + 34)
  const glyphs = readCharacters(font)
  return {
    ascent: font.readInt16BE(vertical) / em,
    descent: -font.readInt16BE(vertical + 2) / em,
    lineGap: font.readInt16BE(vertical + 4) / em,
    widthOf(point) {
      const glyph = glyphs.get(point)
      return glyph === undefined ? null : font.readUInt16BE(hmtx + Math.min(glyph, wide - 1) * 4) / em
    },
    characters: [...glyphs.keys()],
    isVariable: tableAt(font, 'fvar') !== null,
  }
}
