import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import { axeFaults } from './axe.ts'

const asked = vi.fn<(quantity: number) => void>()

type StepperStart = { readonly start?: number; readonly max?: number; readonly step?: number }

function Stepper({ start = 2, max = 5, step = 1 }: StepperStart) {
  const [value, setValue] = useState(start)
  const onChange = (quantity: number) => {
    asked(quantity)
    setValue(quantity)
  }
  return (
    <QuantityStepper
      label="Quantità"
      decreaseLabel="Diminuisci"
      increaseLabel="Aumenta"
      limitText={(limit, pieces) => `${limit} ${pieces}`}
      value={value}
      onChange={onChange}
      max={max}
      step={step}
    />
  )
}

function setUp(props: StepperStart = {}) {
  asked.mockClear()
  return render(<Stepper {...props} />)
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantità' })
const quantities = () => asked.mock.calls.map(([quantity]) => quantity)

test('buttons step by one and stop at the bounds without losing the focus', async () => {
  const { container } = setUp({ start: 4 })
  const more = screen.getByRole('button', { name: 'Aumenta' })
  await userEvent.click(more)
  await userEvent.click(more)
  expect(quantities()).toEqual([5])
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(more)
  expect(await axeFaults(container)).toEqual([])
})

test('arrow keys step', async () => {
  setUp()
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(quantities()).toEqual([3, 4, 3])
})

test('typing asks once, when it is done', async () => {
  setUp({ max: 50 })
  await userEvent.clear(field())
  await userEvent.type(field(), '12')
  expect(quantities()).toEqual([])
  await userEvent.tab()
  expect(quantities()).toEqual([12])
})

test('Enter applies the typed value within the limits and does not submit the form', async () => {
  asked.mockClear()
  const submit = vi.fn<() => void>()
  render(
    <form onSubmit={submit}>
      <Stepper />
    </form>,
  )
  await userEvent.clear(field())
  await userEvent.type(field(), '99{Enter}')
  expect(quantities()).toEqual([5])
  expect(submit).not.toHaveBeenCalled()
})

test('an emptied field goes back to the quantity it had', async () => {
  setUp()
  await userEvent.clear(field())
  await userEvent.tab()
  expect(quantities()).toEqual([])
  expect(field()).toHaveProperty('value', '2')
})

test('a product that is sold in packs is counted in packs', async () => {
  setUp({ start: 6, max: 20, step: 6 })
  const more = screen.getByRole('button', { name: 'Aumenta' })
  await userEvent.click(more)
  await userEvent.click(more)
  await userEvent.click(more)
  await userEvent.click(screen.getByRole('button', { name: 'Diminuisci' }))
  await userEvent.clear(field())
  await userEvent.type(field(), '7{Enter}')
  await userEvent.clear(field())
  await userEvent.type(field(), '1{Enter}{ArrowUp}')
  expect(quantities()).toEqual([12, 18, 12, 6, 12])
})

test.each([
  ['99', 5, 'most 5'],
  ['0', 1, 'least 1'],
])('a quantity beyond a limit becomes the limit, which is named until the next one: %s', async (typed, kept, note) => {
  const { container } = setUp()
  await userEvent.clear(field())
  await userEvent.type(field(), `${typed}{Enter}`)
  expect(field()).toHaveProperty('value', String(kept))
  expect(screen.getByRole('spinbutton', { description: note })).toBe(field())
  expect(await axeFaults(container)).toEqual([])
  await userEvent.clear(field())
  await userEvent.type(field(), '3{Enter}')
  expect(screen.queryByText(note)).toBeNull()
})

test('the size of a pack is named to who asks for less than one, a limit to who presses on at it', async () => {
  setUp({ start: 6, max: 20, step: 6 })
  await userEvent.clear(field())
  await userEvent.type(field(), '7{Enter}')
  expect(screen.getByText('step 6')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Aumenta' }))
  expect(screen.queryByText('step 6')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Aumenta' }))
  expect(screen.getByText('most 18')).toBeTruthy()
})

test.each([
  { step: 2.5, start: 2.5, max: 9, quantities: [5, 7.5, 5, 2.5, 5] },
  { step: 0.1, start: 1.2, max: 5, quantities: [1.3, 1.4, 1.3, 1.1, 1.2] },
])(
  'a product that is sold by fractions is counted in them: $step',
  async ({ step, start, max, quantities: wanted }) => {
    setUp({ start, max, step })
    const more = screen.getByRole('button', { name: 'Aumenta' })
    await userEvent.click(more)
    await userEvent.click(more)
    await userEvent.click(screen.getByRole('button', { name: 'Diminuisci' }))
    await userEvent.clear(field())
    await userEvent.type(field(), '1.1{Enter}{ArrowUp}')
    expect(quantities()).toEqual(wanted)
  },
)
