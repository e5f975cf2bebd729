import * as v from 'valibot'
import { MARK_ON_SURFACE, TEXT_ON_PAPER, TEXT_ON_SURFACE } from '#src/shop/theme.ts'
import type { ColorToken, Palette, ThemeDefinition } from '#src/shop/theme.ts'
import { checked, matching } from './settings.ts'

/** Of text (WCAG 1.4.3). */
const TEXT_CONTRAST = 4.5

/** Of rings and control borders (WCAG 1.4.11). */
const MARK_CONTRAST = 3

const colour = matching(/^#[\da-f]{6}$/i, 'a colour such as #0c625d')
const transparentColour = matching(
  /^(#[\da-f]{6}|rgba?\([\d\s.,/%]+\))$/i,
  'a colour such as #0c625d or rgb(0 0 0 / 0.4)',
)

const palette = v.strictObject({
  page: colour,
  raised: colour,
  sunken: colour,
  paper: colour,
  ink: colour,
  inkMuted: colour,
  accent: colour,
  accentHover: colour,
  accentSoft: colour,
  onAccent: colour,
  danger: colour,
  dangerHover: colour,
  dangerSoft: colour,
  onDanger: colour,
  success: colour,
  successSoft: colour,
  line: colour,
  control: colour,
  focus: colour,
  star: colour,
  scrim: transparentColour,
  shade: transparentColour,
}) satisfies v.GenericSchema<unknown, Palette>

const WEIGHT = 'a font weight from 1 to 1000'
const weight = v.pipe(v.number(WEIGHT), v.minValue(1, WEIGHT), v.maxValue(1000, WEIGHT))
const length = matching(/^[\d.]+(px|rem|em)$/, 'a CSS length, e.g. 8px')

const theme = v.strictObject({
  light: palette,
  dark: palette,
  font: v.strictObject({
    family: matching(/^[^;{}]+$/, 'a CSS font-family'),
    light: weight,
    regular: weight,
    medium: weight,
    semibold: weight,
  }),
  radius: v.strictObject({ sm: length, md: length, lg: length, pill: length }),
}) satisfies v.GenericSchema<unknown, ThemeDefinition>

/** One line for each wrong token and each pair of colours that is hard to read; empty for a theme that can be used. */
export function themeProblems(definition: unknown): readonly string[] {
  if (typeof definition !== 'object' || definition === null) return ['theme: must be the result of defineTheme']
  const { output, problems } = checked(theme, definition)
  if (problems) return problems
  const { light, dark } = output
  return [
    ...schemeProblems('light', light),
    ...schemeProblems('dark', dark),
    ...(light.paper === dark.paper
      ? []
      : [
          `dark.paper: must be light.paper, ${light.paper}, because photos are the same in both schemes, not ${dark.paper}`,
        ]),
    ...TEXT_ON_PAPER.flatMap((text) => pairProblem('light', light, [text, 'paper', TEXT_CONTRAST])),
    ...pairProblem('light', light, ['focus', 'paper', MARK_CONTRAST]),
  ]
}

type Pair = readonly [mark: ColorToken, surface: ColorToken, least: number]

const schemeProblems = (scheme: string, colours: Palette): readonly string[] =>
  [...pairsOf(TEXT_ON_SURFACE, TEXT_CONTRAST), ...pairsOf(MARK_ON_SURFACE, MARK_CONTRAST)].flatMap((pair) =>
    pairProblem(scheme, colours, pair),
  )

const pairsOf = (table: Partial<Record<ColorToken, readonly ColorToken[]>>, least: number): readonly Pair[] =>
  (Object.keys(table) as ColorToken[]).flatMap((surface) =>
    (table[surface] ?? []).map((mark): Pair => [mark, surface, least]),
  )

function pairProblem(scheme: string, colours: Palette, [mark, surface, least]: Pair): readonly string[] {
  const found = contrast(colours[mark], colours[surface])
  if (found >= least) return []
  // Rounded down, so that no value looks sufficient that is not.
  const shown = (Math.floor(found * 100) / 100).toFixed(2)
  const [one, other] = [`${scheme}.${mark} ${colours[mark]}`, `${scheme}.${surface} ${colours[surface]}`]
  return [`${one} on ${other}: the contrast is ${shown}, at least ${least} is needed`]
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
