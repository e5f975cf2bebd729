import '#src/ui/theme/global.css.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lockPageScroll } from '#src/ui/overlay/lockPageScroll.ts'

test('a locked page keeps its place and its width, and scrolls again when it is unlocked', () => {
  render(<div style={{ height: 5000 }} />)
  const root = document.documentElement
  window.scrollTo(0, 300)
  const width = document.body.clientWidth
  const unlock = lockPageScroll(document)
  expect(getComputedStyle(root).overflowY).toBe('hidden')
  expect(document.body.clientWidth).toBe(width)
  expect(window.scrollY).toBe(300)
  unlock()
  expect(getComputedStyle(root).overflowY).toBe('scroll')
  window.scrollTo(0, 0)
})
