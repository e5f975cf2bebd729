import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Notice } from '#src/ui/feedback/Notice.tsx'

test('the bullets of a list in a notice are inside of the window', () => {
  render(
    <Notice>
      <ul>
        <li>Scrivi il tuo nome.</li>
      </ul>
    </Notice>,
  )
  const item = screen.getByRole('listitem')
  const { fontSize, listStyleType } = getComputedStyle(item)
  const notice = item.closest('ul')!.parentElement!.getBoundingClientRect()
  expect(listStyleType).toBe('disc')
  // A bullet needs about one em before its text.
  expect(item.getBoundingClientRect().left - notice.left).toBeGreaterThanOrEqual(Number.parseFloat(fontSize))
})
