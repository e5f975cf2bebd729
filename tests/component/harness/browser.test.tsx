import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

test('component tests run in a browser with layout', () => {
  render(
    <button type="button" style={{ width: 120 }}>
      Aggiungi al carrello
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Aggiungi al carrello' }).getBoundingClientRect().width).toBe(120)
})
