import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { fallbackFamilyOf, filesOfFace } from '#src/shop/fonts.ts'
import type { FontsDefinition } from '#src/shop/fonts.ts'
import type { ThemeDefinition } from '#src/shop/theme.ts'
import { checked, matching } from './settings.ts'

const WEIGHT = 'a font weight from 1 to 1000'
const weight = v.pipe(v.number(WEIGHT), v.minValue(1, WEIGHT), v.maxValue(1000, WEIGHT))

const SOURCE = 'a font file of an installed package, or of the folder, with ./ before it'
const source = matching(/\.(woff2|woff|ttf|otf)$/, SOURCE)

const NAMES = 'a name and a replacement of the same length'
const FACES = 'a list of at least one face'
const text = v.string('a text')

const fonts = v.strictObject({
  family: matching(/^[\w -]+$/, 'the name of a family: letters, digits and spaces'),
  faces: v.pipe(
    v.array(
      v.strictObject({
        source,
        name: matching(/^[a-z\d-]+$/, 'the begin of a file name: small letters, digits and hyphens'),
        weights: v.pipe(
          v.strictObject({ least: weight, most: weight }),
          v.check(({ least, most }) => least <= most, 'least and most, the least first'),
        ),
        style: v.exactOptional(v.picklist(['normal', 'italic'], 'normal or italic')),
        reservedName: v.exactOptional(
          v.pipe(
            v.strictObject({ name: text, replacement: text }, NAMES),
            v.check(({ name, replacement }) => name.length === replacement.length && name !== '', NAMES),
          ),
        ),
        further: v.exactOptional(v.array(source, 'a list of font files')),
      }),
      FACES,
    ),
    v.minLength(1, FACES),
  ),
  features: v.array(matching(/^[\x20-\x7e]{4}$/, 'an OpenType feature, e.g. kern'), 'a list of OpenType features'),
  extraCharacters: text,
})

/** One line for each wrong key of a shop's typeface, and for a theme that does not name its families. */
export function fontProblems(definition: unknown, theme: unknown): readonly string[] {
  const { output, problems } = checked(fonts, definition)
  if (problems) return problems
  if (typeof theme !== 'object' || theme === null) return []
  const { font } = theme as Partial<ThemeDefinition>
  const named = typeof font?.family === 'string' ? font.family : ''
  return [output.family, fallbackFamilyOf(output)].flatMap((family) =>
    named.split(',').some((part) => part.trim().replaceAll(/['"]/g, '') === family)
      ? []
      : [`family: font.family of theme.ts must name '${family}'`],
  )
}

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/** A file of the folder in the styles that `npm run fonts` writes. */
const OWN_FILE = /url\('\.\/([^']+\.woff2)'\)/g

/** The first bytes of a WOFF2 file. */
const SIGNATURE = 'wOF2'

/** One line for each file that `npm run fonts` makes and that the folder lacks, or that is no font. */
export function fontFileProblems(folder: string, definition: FontsDefinition | null): readonly string[] {
  const remedy = `\`SHOP=${relative(projectFolder, folder)} npm run fonts\` makes it`
  const sheet = join(folder, 'fonts.css.ts')
  const named = existsSync(sheet)
    ? [...readFileSync(sheet, 'utf8').matchAll(OWN_FILE)].map(([, name = '']) => name)
    : []
  const written = definition?.faces.map((face) => `fonts/${filesOfFace(face).written}`) ?? []
  return [...new Set(['fonts.css.ts', 'fontFiles.ts', ...written, ...named])].flatMap((name) => {
    const file = join(folder, name)
    if (!existsSync(file)) return [`${file} is missing: ${remedy}`]
    const isFont = !name.endsWith('.woff2') || readFileSync(file).toString('latin1', 0, 4) === SIGNATURE
    return isFont ? [] : [`${file} is no WOFF2 font: ${remedy}`]
  })
}
