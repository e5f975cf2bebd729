import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '#src/ui/controls/Button.tsx'
import { BREAKPOINTS_PX, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { THEME } from '#src/shop/selectedTheme.ts'
import type { ColorToken } from '#src/shop/theme.ts'

const { light, dark } = THEME

const SCHEMES = [
  ['light', light],
  ['dark', dark],
] as const

const root = document.documentElement
afterEach(async () => {
  delete root.dataset['theme']
  await page.viewport(1024, 768)
})

/** The browser's value of a token. */
const resolved = (token: string) =>
  getComputedStyle(root)
    .getPropertyValue(/^var\((--[\w-]+)/.exec(token)?.[1] ?? '')
    .trim()

/** Hue in degrees and chroma, 0 to 1, of `#rrggbb`. */
function hueOf(hex: string): { readonly hue: number; readonly chroma: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
  return { hue: (sixth * 60 + 360) % 360, chroma }
}

test('the breakpoints are those of the spec, and the media queries follow them to the pixel', async () => {
  expect(BREAKPOINTS_PX).toEqual({ xs: 0, sm: 768, md: 1024, lg: 1327, xl: 1600 })
  for (const name of ['sm', 'md', 'lg', 'xl'] as const) {
    await page.viewport(BREAKPOINTS_PX[name] - 1, 700)
    expect(matchMedia(from[name]).matches).toBe(false)
    await page.viewport(BREAKPOINTS_PX[name], 700)
    expect(matchMedia(from[name]).matches).toBe(true)
  }
})

describe.each(SCHEMES)('in the %s scheme', (scheme, palette) => {
  test.each([
    [360, '60px', 44],
    [1023, '60px', 44],
    [1024, '79px', 43],
    [1600, '79px', 43],
  ])('at %i px the header is %s high and a button at least %i px', async (width, header, button) => {
    root.dataset['theme'] = scheme
    await page.viewport(width, 700)
    render(<Button>Ok</Button>)
    expect(resolved(vars.layout.headerHeight)).toBe(header)
    expect(getComputedStyle(screen.getByRole('button')).minHeight).toBe(`${button}px`)
  })

  test('every colour is the one whose contrast is measured', () => {
    root.dataset['theme'] = scheme
    for (const name of Object.keys(palette) as ColorToken[])
      expect([name, resolved(vars.color[name])]).toEqual([name, palette[name]])
    expect(getComputedStyle(root).colorScheme).toBe(scheme)
  })

  test('the primary colour is a teal, the secondary a crimson', () => {
    const teal = hueOf(palette.accent)
    expect(teal.hue).toBeGreaterThan(165)
    expect(teal.hue).toBeLessThan(190)
    const crimson = hueOf(palette.danger)
    expect(crimson.hue).toBeGreaterThan(335)
    expect(crimson.hue).toBeLessThan(355)
    for (const { chroma } of [teal, crimson]) expect(chroma).toBeGreaterThan(0.3)
  })

  test('letters are Raleway, from the shop itself', async () => {
    root.dataset['theme'] = scheme
    render(<p>Àncora ½ €</p>)
    const family = getComputedStyle(screen.getByText('Àncora ½ €')).fontFamily
    expect(family).toMatch(/^"?Raleway Variable"?,/)
    // Only this font: the fallback font is the machine's, and may be missing.
    const faces = await document.fonts.load('16px "Raleway Variable"', 'Àncora ½ €')
    expect(faces.some((face) => face.family.includes('Raleway Variable') && face.status === 'loaded')).toBe(true)
  })
})
