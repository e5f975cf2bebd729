import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { axeFaults } from '../ui/axe.ts'

const words = (opacity: number) => (
  <p style={{ color: 'black', background: 'white', opacity, transition: 'opacity 300ms' }}>Spedizione</p>
)

/** Renders the text with one opacity and starts a transition to another. */
async function fade(from: number, to: number): Promise<Element> {
  const { container, rerender } = render(words(from))
  expect(getComputedStyle(screen.getByText('Spedizione')).opacity).toBe(String(from))
  rerender(words(to))
  expect(Number(getComputedStyle(screen.getByText('Spedizione')).opacity)).toBeCloseTo(from, 1)
  return container
}

test('words that fade in are judged where they arrive', async () => {
  expect(await axeFaults(await fade(0.3, 1))).toEqual([])
})

test('words that fade out are judged where they arrive', async () => {
  const faults = await axeFaults(await fade(1, 0.3))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^color-contrast: .* at p\n {2}<p .*Spedizione<\/p>\n.*insufficient color contrast of \d/su)
})

test('endless animations are not awaited', async () => {
  const { container } = render(<p>Attendi</p>)
  const turning = screen.getByText('Attendi').animate({ rotate: '1turn' }, { duration: 800, iterations: Infinity })
  expect(await axeFaults(container)).toEqual([])
  expect(turning.playState).toBe('running')
})
