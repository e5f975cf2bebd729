import { describe, expect, test } from 'vitest'
import { dark, light, MARK_ON_SURFACE, TEXT_ON_PAPER, TEXT_ON_SURFACE, type ColorToken } from '#src/ui/theme/palette.ts'

const TEXT_CONTRAST = 4.5
const MARK_CONTRAST = 3

function luminance(hex: string): number {
  const channels = /^#(..)(..)(..)$/.exec(hex)
  if (!channels) throw new Error(`Not an opaque colour: ${hex}`)
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function pairs(table: Partial<Record<ColorToken, readonly ColorToken[]>>): [ColorToken, ColorToken][] {
  return (Object.keys(table) as ColorToken[]).flatMap((surface) =>
    (table[surface] ?? []).map((mark): [ColorToken, ColorToken] => [mark, surface]),
  )
}

test('the measure itself knows black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe('on the paper of the photos, light in both schemes', () => {
  test.each(TEXT_ON_PAPER)('text %s reaches 4.5:1', (text) => {
    expect(dark.paper).toBe(light.paper)
    expect(contrast(light[text], light.paper)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })

  test('the focus ring reaches 3:1', () => {
    expect(contrast(light.focus, light.paper)).toBeGreaterThanOrEqual(MARK_CONTRAST)
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_scheme, palette) => {
  test.each(pairs(TEXT_ON_SURFACE))('text %s on %s reaches 4.5:1', (text, surface) => {
    expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })

  test.each(pairs(MARK_ON_SURFACE))('mark %s on %s reaches 3:1', (mark, surface) => {
    expect(contrast(palette[mark], palette[surface])).toBeGreaterThanOrEqual(MARK_CONTRAST)
  })
})
