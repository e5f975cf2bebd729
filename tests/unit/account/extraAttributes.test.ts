import { expect, test } from 'vitest'
import * as v from 'valibot'
import { extraInput, extraSchema, type ExtraAttribute } from '#src/features/account/profile/extraAttributes.ts'

const attribute = (
  code: string,
  input: ExtraAttribute['input'],
  facts: Partial<ExtraAttribute> = {},
): ExtraAttribute => ({
  code,
  label: code,
  input,
  isRequired: false,
  options: [],
  initial: input === 'boolean' ? false : input === 'multiselect' ? [] : '',
  maxLength: null,
  ...facts,
})

test('answers become Magento’s input, each in its own format', () => {
  const attributes = [
    attribute('soprannome', 'text'),
    attribute('via', 'select'),
    attribute('gusti', 'multiselect'),
    attribute('artigiano', 'boolean'),
    attribute('gender', 'select'),
    attribute('dob', 'date'),
  ]
  const said = { soprannome: 'Adina', via: '2', gusti: ['1', '3'], artigiano: true, gender: '2', dob: '1815-12-10' }
  expect(extraInput(attributes, said)).toEqual({
    gender: 2,
    date_of_birth: '1815-12-10',
    custom_attributes: [
      { attribute_code: 'soprannome', value: 'Adina' },
      { attribute_code: 'via', selected_options: [{ value: '2' }] },
      { attribute_code: 'gusti', selected_options: [{ value: '1' }, { value: '3' }] },
      { attribute_code: 'artigiano', value: '1' },
    ],
  })
})

test('an emptied value is removed, and a shop without fields is sent nothing', () => {
  const attributes = [attribute('via', 'select'), attribute('gusti', 'multiselect'), attribute('taxvat', 'text')]
  expect(extraInput(attributes, { via: '', gusti: [], taxvat: '' })).toEqual({
    taxvat: null,
    custom_attributes: [
      { attribute_code: 'via', value: '' },
      { attribute_code: 'gusti', value: '' },
    ],
  })
  expect(extraInput([], {})).toEqual({})
})

test.each([
  ['missing', attribute('a', 'text', { isRequired: true }), ' '],
  ['long', attribute('a', 'text', { maxLength: 3 }), 'abcd'],
  ['missing', attribute('a', 'select', { isRequired: true }), ''],
  ['missing', attribute('a', 'multiselect', { isRequired: true }), []],
])('%s is reported', (problem, field, value) => {
  const result = v.safeParse(extraSchema([field]), { a: value })
  expect(result.issues?.map(({ message }) => message)).toEqual([problem])
})
