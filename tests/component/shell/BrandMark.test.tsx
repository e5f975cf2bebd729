import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BrandMark } from '#src/shell/header/BrandMark.tsx'

test('the header shows the logo under the shop’s name, in the dark scheme the dark one', () => {
  const { container } = render(<BrandMark name="Un negozio" logo={{ width: 120, height: 32, hasDark: true }} />)
  const picture = screen.getByRole('img', { name: 'Un negozio' })
  expect([picture.getAttribute('src'), picture.getAttribute('width')]).toEqual(['/brand/logo.svg', '120'])
  expect(container.querySelector('source')?.media).toBe('(prefers-color-scheme: dark)')
})

test('without a logo the header shows the name', () => {
  const { container } = render(<BrandMark name="Un negozio" logo={undefined} />)
  expect(container.textContent).toBe('Un negozio')
  expect(screen.queryByRole('img')).toBeNull()
})
