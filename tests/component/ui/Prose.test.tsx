import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Prose } from '#src/ui/layout/Prose.tsx'

/** Between the letters of two texts, independent of their boxes. */
function distanceBetween(upper: string, lower: string): number {
  const boxOf = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(screen.getByText(text))
    return range.getBoundingClientRect()
  }
  return boxOf(lower).top - boxOf(upper).bottom
}

const TEXT = (
  <>
    <p>First</p>
    <p>Second</p>
    <h2>Title</h2>
    <p>Third</p>
  </>
)

/** Paragraph to paragraph, paragraph to title, title to paragraph. */
function distances(text: ReactNode): readonly number[] {
  const { unmount } = render(<Prose>{text}</Prose>)
  const measured = [
    distanceBetween('First', 'Second'),
    distanceBetween('Second', 'Title'),
    distanceBetween('Title', 'Third'),
  ]
  unmount()
  return measured
}

test('a text that its author wrapped keeps the distances of one that is not', () => {
  const plain = distances(TEXT)
  expect(Math.min(...plain)).toBeGreaterThan(10)
  const once = distances(<div>{TEXT}</div>)
  const twice = distances(
    <div>
      <section>{TEXT}</section>
    </div>,
  )
  for (const wrapped of [once, twice]) {
    wrapped.forEach((distance, index) => expect(distance).toBeCloseTo(plain[index] ?? 0, -1))
  }
})
