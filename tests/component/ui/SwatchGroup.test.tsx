import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SwatchGroup, type Swatch } from '#src/ui/controls/SwatchGroup.tsx'
import { axeFaults } from './axe.ts'

const GLAZES: readonly Swatch[] = [
  { value: 'a', label: 'petrolio', chip: { colour: 'teal' } },
  { value: 'b', label: 'avorio', chip: { colour: 'ivory' }, unavailable: 'Esaurito' },
  { value: 'c', label: 'cobalto', chip: { colour: 'navy' } },
]

function Glazes({ swatches = GLAZES }: { swatches?: readonly Swatch[] }) {
  const [selected, select] = useState<string | null>(null)
  return <SwatchGroup legend="Smalto" name="smalto" swatches={swatches} selected={selected} onSelect={select} />
}

test('a group named by the attribute holds one radio button for each value', async () => {
  const { container } = render(<Glazes />)
  expect(screen.getByRole('group', { name: 'Smalto' })).toBeTruthy()
  const radios = screen.getAllByRole('radio')
  expect(radios).toHaveLength(3)
  expect(screen.getByRole('radio', { name: 'petrolio' })).toBe(radios[0])
  expect(await axeFaults(container)).toEqual([])
})

test('the name of the group stays the attribute alone after a choice', async () => {
  render(<Glazes />)
  await userEvent.click(screen.getByRole('radio', { name: 'petrolio' }))
  expect(screen.getByRole('group', { name: 'Smalto' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'petrolio' })).toHaveProperty('checked', true)
})

test('the arrow keys choose, and skip sold-out values', async () => {
  render(<Glazes />)
  await userEvent.click(screen.getByRole('radio', { name: 'petrolio' }))
  await userEvent.keyboard('{ArrowRight}')
  const soldOut = screen.getByRole('radio', { name: 'avorio, Esaurito' })
  expect(soldOut).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(soldOut)
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'cobalto' })).toHaveProperty('checked', true)
})

test('the reason why a value cannot be bought is shown in words once it is chosen', async () => {
  const { container } = render(<Glazes />)
  await userEvent.click(screen.getByRole('radio', { name: /avorio/ }))
  expect(container.querySelector('legend')?.textContent).toBe('Smaltoavorio · Esaurito')
})

test('text chips are named by their word, and each chip is a target of at least 44 px', async () => {
  const sizes = [
    { value: 's', label: 'Piccola' },
    { value: 'l', label: 'Grande', unavailable: 'Esaurito' },
  ]
  const { container } = render(<Glazes swatches={sizes} />)
  for (const name of ['Piccola', 'Grande, Esaurito']) {
    const { width, height } = screen.getByRole('radio', { name }).getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(await axeFaults(container)).toEqual([])
})
