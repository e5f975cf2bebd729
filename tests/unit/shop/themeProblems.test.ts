import { expect, test } from 'vitest'
import { contrast, themeProblems } from '#server/shop/themeProblems.ts'
import { THEME } from '#src/shop/selectedTheme.ts'

test('the theme that is built can be read', () => {
  expect(themeProblems(THEME)).toEqual([])
})

test('the contrast of two colours is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

const withColours = (scheme: 'light' | 'dark', colours: object) => ({
  ...THEME,
  [scheme]: { ...THEME[scheme], ...colours },
})

test('a folder without a theme has one problem', () => {
  expect(themeProblems(undefined)).toEqual(['theme: must be the result of defineTheme'])
})

test.each<[wrong: object, line: string]>([
  [
    withColours('light', { ink: '#8a8a8a' }),
    `light.ink #8a8a8a on light.page ${THEME.light.page}: the contrast is 3.09, at least 4.5 is needed`,
  ],
  [
    withColours('dark', { onAccent: '#ffffff' }),
    `dark.onAccent #ffffff on dark.accent ${THEME.dark.accent}: the contrast is`,
  ],
  [
    withColours('light', { focus: '#eeeeee' }),
    `light.focus #eeeeee on light.raised ${THEME.light.raised}: the contrast is`,
  ],
  [
    withColours('light', { danger: '#c43b63' }),
    `light.danger #c43b63 on light.paper ${THEME.light.paper}: the contrast is`,
  ],
  [withColours('dark', { paper: '#000000' }), 'dark.paper: must be light.paper'],
  [withColours('dark', { ink: 'white' }), 'dark.ink: must be a colour such as #0c625d'],
  [withColours('dark', { brand: '#ffffff' }), 'dark.brand: is no setting of a shop'],
  [{ ...THEME, radius: { ...THEME.radius, md: '8' } }, 'radius.md: must be a CSS length, e.g. 8px'],
  [{ ...THEME, font: { ...THEME.font, family: 'a;b' } }, 'font.family: must be a CSS font-family'],
  [{ ...THEME, font: { ...THEME.font, light: 0 } }, 'font.light: must be a font weight from 1 to 1000'],
  [{ light: THEME.light }, 'dark: is missing'],
])('%#: an unusable token or pair of colours is one line', (wrong, line) => {
  expect(themeProblems(wrong).join('\n')).toContain(line)
})
