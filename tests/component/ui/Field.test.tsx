import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { axeFaults } from './axe.ts'

const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

test('error and hint belong to the control, the error first', async () => {
  const { container } = render(
    <Field label="Email" hint="Per la conferma" error="Manca la @" required>
      {(control) => <TextInput {...control} type="email" autoComplete="email" />}
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(input)).toEqual(['Manca la @', 'Per la conferma'])
  expect(input).toHaveProperty('required', true)
  expect(await axeFaults(container)).toEqual([])
})

test('a fine control carries no error, and its name is the label alone', () => {
  render(
    <Field label="Telefono" optionalLabel="facoltativo">
      {(control) => <TextInput {...control} type="tel" />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Telefono' })
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(screen.getByText(/facoltativo/)).toBeTruthy()
})

test('select, checkbox and radio group take part', async () => {
  const { container } = render(
    <form>
      <Field label="Provincia" error="Scegli la provincia">
        {(control) => (
          <Select {...control} name="region">
            <option>Firenze</option>
          </Select>
        )}
      </Field>
      <Checkbox label="Accetto le condizioni" name="agreement" error="Serve il tuo consenso" />
      <RadioGroup legend="Spedizione" error="Scegli come spedire">
        <Radio name="shipping" value="flatrate" label="Corriere" description="2–4 giorni" aside="6,90 €" />
        <Radio name="shipping" value="pickup" label="Ritiro in bottega" />
      </RadioGroup>
    </form>,
  )
  expect(descriptionOf(screen.getByRole('combobox', { name: 'Provincia' }))).toEqual(['Scegli la provincia'])
  expect(descriptionOf(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))).toEqual([
    'Serve il tuo consenso',
  ])
  expect(descriptionOf(screen.getByRole('group', { name: 'Spedizione' }))).toEqual(['Scegli come spedire'])
  expect(descriptionOf(screen.getByRole('radio', { name: 'Corriere 6,90 €' }))).toEqual(['2–4 giorni'])
  expect(await axeFaults(container)).toEqual([])
})
