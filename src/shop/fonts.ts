/** A face of the shop's typeface: a font file of a package or of the shop's folder. */
export type FontFaceDefinition = {
  /** A file of an installed package, `@fontsource-variable/…/…woff2`, or one of the shop's folder, `./sources/….ttf`. */
  readonly source: string
  /** The begin of the names of the files that are made of it, e.g. `brand`. */
  readonly name: string
  /** The weights in use, CSS `font-weight`; a font without the axis has one weight. */
  readonly weights: { readonly least: number; readonly most: number }
  readonly style?: 'normal' | 'italic'
  /** The licence reserves this name for the whole font, so a part of it must have another one, as long as it. */
  readonly reservedName?: { readonly name: string; readonly replacement: string }
  /** Files of further characters, used as published. */
  readonly further?: readonly string[]
}

/** The typeface of a shop: `fonts.ts` in its folder. A shop without this file uses fonts of the shopper's system. */
export type FontsDefinition = {
  /** The family, as `font.family` of the theme names it. Before the first file has arrived, `<family> Fallback` is used. */
  readonly family: string
  /** The faces; every document preloads the first one. */
  readonly faces: readonly [FontFaceDefinition, ...FontFaceDefinition[]]
  /** OpenType features of the files, e.g. `kern`. */
  readonly features: readonly string[]
  /** Characters of product texts beyond those of the shop's own texts, money and dates. */
  readonly extraCharacters: string
}

/** Types the typeface of a shop folder (`shops/<name>/fonts.ts`). */
export const defineFonts = (fonts: FontsDefinition): FontsDefinition => fonts

/** The family that is shown until the shop's own has arrived. */
export const fallbackFamilyOf = ({ family }: Pick<FontsDefinition, 'family'>): string => `${family} Fallback`

/** The two files that are made of a face: the characters of the shop's own texts, and all others of the source. */
export const filesOfFace = ({ name }: Pick<FontFaceDefinition, 'name'>) =>
  ({ written: `${name}-written.woff2`, others: `${name}-others.woff2` }) as const
