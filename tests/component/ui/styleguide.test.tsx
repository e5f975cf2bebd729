import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DesignSystem } from '../../../build/styleguide/DesignSystem.tsx'
import { findColourPairs } from '#tests/harness/colourPairs.ts'
import { uncheckedPairs } from '#tests/harness/uncheckedPairs.ts'
import { THEME } from '#src/shop/selectedTheme.ts'
import type { ColorToken } from '#src/shop/theme.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { axeFaults } from './axe.ts'

const sources = import.meta.glob<string>(['/src/ui/**/*.tsx', '/build/styleguide/DesignSystem.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The components that a module shows: those that it imports, and those that they import. */
function shownBy(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, imported = ''] of (sources[path] ?? '').matchAll(/from '([^']+\.tsx)'/g)) {
    shownBy(
      imported.startsWith('#') ? imported.replace('#', '/') : new URL(imported, `http://ui${path}`).pathname,
      seen,
    )
  }
  return seen
}

afterEach(async () => {
  delete document.documentElement.dataset['theme']
  await page.viewport(1024, 768)
})

test('the page of all components shows each of them', () => {
  const components = Object.keys(sources).filter((path) => path.startsWith('/src/ui/'))
  const shown = shownBy('/build/styleguide/DesignSystem.tsx')
  expect(components).not.toEqual([])
  expect(components.filter((path) => !shown.has(path))).toEqual([])
})

test.each([360, 768, 1440].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme }))))(
  'at $width px in the $scheme scheme every state of every component is accessible',
  async ({ width, scheme }) => {
    await page.viewport(width, 900)
    const { container } = render(<DesignSystem />)
    document.documentElement.dataset['theme'] = scheme
    expect(await axeFaults(container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('every pair of colours in every state of every component is checked when the shop starts', async () => {
  render(<DesignSystem />)
  document.documentElement.dataset['theme'] = 'dark'
  const tokens = Object.keys(THEME.light) as ColorToken[]
  const pairs = findColourPairs({ tokens, lightPage: THEME.light.page, darkPage: THEME.dark.page })
  expect(pairs.length).toBeGreaterThan(15)
  expect(uncheckedPairs(pairs)).toEqual([])
})

test('a pair that no table has is found', () => {
  const { container } = render(<p style={{ color: vars.color.star, background: vars.color.dangerSoft }}>Parole</p>)
  document.documentElement.dataset['theme'] = 'dark'
  const tokens = Object.keys(THEME.light) as ColorToken[]
  const pairs = findColourPairs({ tokens, lightPage: THEME.light.page, darkPage: THEME.dark.page })
  expect(uncheckedPairs(pairs)).toEqual([`text star on dangerSoft: ${container.innerHTML}`])
})

test.each(['end', 'start', 'middle', 'top', 'full', 'dialog'])(
  'the overlay %s is accessible in both schemes',
  async (variant) => {
    const { container } = render(<DesignSystem />)
    await userEvent.click(screen.getByRole('button', { name: variant }))
    await screen.findByRole('dialog')
    for (const scheme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = scheme
      expect(await axeFaults(container)).toEqual([])
    }
  },
)
