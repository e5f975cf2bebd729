import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ShopFolderError } from '../../server/shop/selectedShop.ts'
import type { ShopDefinition } from '../../src/shop/defineShop.ts'
import { fallbackFamilyOf, filesOfFace } from '../../src/shop/fonts.ts'
import type { FontFaceDefinition, FontsDefinition } from '../../src/shop/fonts.ts'
import type { ThemeDefinition } from '../../src/shop/theme.ts'
import { writtenCharacters } from './characters.ts'
import { atWeight, cutFont } from './cutFont.ts'
import { fallbackFaces } from './fallbackFaces.ts'
import { readMetrics } from './fontTables.ts'
import type { FontMetrics } from './fontTables.ts'
import { unicodeRangeOf } from './unicodeRange.ts'

export type FontInput = {
  /** Absolute path of the shop's folder. */
  readonly folder: string
  readonly shop: Pick<ShopDefinition, 'stores' | 'currency'>
  readonly theme: Pick<ThemeDefinition, 'font'>
  /** Null for a shop with fonts of the shopper's system. */
  readonly fonts: FontsDefinition | null
  /** All texts of the shop's languages. */
  readonly texts: readonly string[]
}

/** The contents of the generated files, by their names in the shop's folder. */
export type GeneratedFiles = ReadonlyMap<string, string | Buffer>

const NOTICE = '// Made by `npm run fonts`; change fonts.ts instead.\n'

/** Everything that `npm run fonts` writes. */
export async function fontFiles(input: FontInput): Promise<GeneratedFiles> {
  const { fonts } = input
  if (!fonts) {
    return new Map([
      ['fonts.css.ts', `${NOTICE}export {}\n`],
      ['fontFiles.ts', `${NOTICE}export const PRELOADED_FONT_URLS: readonly string[] = []\n`],
    ])
  }
  const written = writtenCharacters(input.shop, input.texts, fonts).map((character) => character.codePointAt(0) ?? 0)
  const files = new Map<string, string | Buffer>()
  const rules: object[] = []
  for (const face of fonts.faces) {
    const source = await readSource(input.folder, face.source)
    const metrics = readMetrics(await atWeight(source, null))
    const own = new Set(metrics.characters)
    const [first, others] = [
      written.filter((point) => own.has(point)),
      [...own].filter((point) => !written.includes(point)),
    ]
    const options = { ...face, features: fonts.features, isVariable: metrics.isVariable }
    const names = filesOfFace(face)
    const base = {
      fontStyle: face.style ?? 'normal',
      // The same for all files, because browsers match the weight before the character.
      fontWeight:
        face.weights.least === face.weights.most
          ? `${face.weights.least}`
          : `${face.weights.least} ${face.weights.most}`,
      fontDisplay: 'swap',
    }
    const rule = (url: string, unicodeRange: string) => ({
      ...base,
      src: `url('${url}') format('woff2')`,
      unicodeRange,
    })
    const further = await Promise.all((face.further ?? []).map((file) => furtherFile(input.folder, file, own)))
    const foreign = new Set(further.flatMap(({ characters }) => characters))
    rules.push(...further.map(({ file, characters }) => rule(file, unicodeRangeOf(characters, new Set()))))
    files.set(`fonts/${names.written}`, await cutFont(source, first, options))
    if (others.length > 0) {
      files.set(`fonts/${names.others}`, await cutFont(source, others, options))
      rules.push(rule(`./fonts/${names.others}`, unicodeRangeOf(others, foreign)))
    }
    rules.push(rule(`./fonts/${names.written}`, unicodeRangeOf(first, new Set([...foreign, ...others]))))
  }
  const fallbacks = await fallbackRules(input, fonts.faces[0])
  files.set('fonts.css.ts', sheetText(fonts, rules, fallbacks))
  files.set('fontFiles.ts', listText(fonts.faces[0]))
  return files
}

/** The content of a font file. Throws a {@link ShopFolderError} for a file that is missing or no font. */
async function readSource(folder: string, source: string): Promise<Buffer> {
  const problem = (words: string) => new ShopFolderError([`${join(folder, 'fonts.ts')}: ${source} ${words}`])
  let content: Buffer
  try {
    content = readFileSync(sourceFile(folder, source))
  } catch (error) {
    throw problem(`cannot be read: ${String(error).split('\n')[0]}`)
  }
  try {
    await atWeight(content, null)
  } catch (error) {
    throw problem(`must be a font file: ${String(error).split('\n')[0]}`)
  }
  return content
}

/** A file of the shop's folder, or of an installed package. */
export const sourceFile = (folder: string, source: string): string =>
  source.startsWith('./') ? join(folder, source) : createRequire(import.meta.url).resolve(source)

async function furtherFile(folder: string, file: string, known: ReadonlySet<number>) {
  const metrics = readMetrics(await atWeight(await readSource(folder, file), null))
  return { file, characters: metrics.characters.filter((point) => !known.has(point)) }
}

/** The fall-backs of the weights that the theme uses. */
async function fallbackRules({ folder, theme, texts }: FontInput, face: FontFaceDefinition) {
  const source = readFileSync(sourceFile(folder, face.source))
  const { light, regular, medium, semibold } = theme.font
  const metricsAt = async (weight: number): Promise<FontMetrics> => {
    const { isVariable } = readMetrics(await atWeight(source, null))
    return readMetrics(await atWeight(source, isVariable ? weight : null))
  }
  const weights: { weight: number; metrics: FontMetrics }[] = []
  for (const weight of new Set([light, regular, medium, semibold]))
    weights.push({ weight, metrics: await metricsAt(weight) })
  return fallbackFaces(weights, texts.join(' ').replaceAll(/<\/?\d+\/?>/g, ''))
}

/** The longest line of a formatted file. */
const LINE_LENGTH = 120

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

function objectText(rule: object): string {
  const lines = Object.entries(rule).map(([key, value]) => {
    const line = `    ${key}: ${quoted(String(value))},`
    // As the formatter does it: a short key stays beside its value.
    return key.length > 'src'.length && line.length > LINE_LENGTH
      ? `    ${key}:\n      ${quoted(String(value))},\n`
      : `${line}\n`
  })
  return `  {\n${lines.join('')}  },\n`
}

const sheetText = (fonts: FontsDefinition, rules: readonly object[], fallbacks: readonly object[]) =>
  `${NOTICE}import { globalFontFace } from '@vanilla-extract/css'

// For a character in several files, browsers load the last one.
globalFontFace(${quoted(fonts.family)}, [
${rules.map(objectText).join('')}])

// Shown until the first file has arrived: local fonts scaled to its metrics, so that line breaks do not change.
globalFontFace(${quoted(fallbackFamilyOf(fonts))}, [
${fallbacks.map(objectText).join('')}])
`

const listText = (
  face: FontFaceDefinition,
) => `${NOTICE}import writtenUrl from './fonts/${filesOfFace(face).written}?url'

/** The font files that every document preloads. */
export const PRELOADED_FONT_URLS: readonly string[] = [writtenUrl]
`
