import { expect, test } from 'vitest'
import { attributeSorts } from '#src/features/catalogue/list/attributeSorts.ts'

const attribute = (code: string, input: string, format: string | null = null) => ({ code, input, format })
const option = (code: string) => ({ code, label: `Label of ${code}` })
const sortsOf = (value: string, input: string, format: string | null = null) =>
  attributeSorts([option(value)], [attribute(value, input, format)]).map(({ sort }) => sort)

test.each([
  ['DATE', null, ['code-desc', 'code-asc']],
  ['DATETIME', null, ['code-desc', 'code-asc']],
  ['PRICE', null, ['code-asc', 'code-desc']],
  ['WEIGHT', null, ['code-asc', 'code-desc']],
  ['TEXT', 'validate-number', ['code-asc', 'code-desc']],
  ['TEXT', 'required-entry validate-digits', ['code-asc', 'code-desc']],
  ['TEXT', 'validate-email', ['code-asc']],
  ['SELECT', null, ['code-asc']],
  ['BOOLEAN', null, ['code-desc']],
])('the directions of %s with %s', (input, format, expected) => {
  expect(sortsOf('code', input, format)).toEqual(expected)
})

test('an attribute that the schema of Magento lacks is not offered', () => {
  const fields = [option('position'), option('bestseller'), option('news_from_date')]
  // `bestseller` is used for sorting, but not searchable; `description` is searchable, but not used for sorting.
  const searchable = [attribute('description', 'TEXTAREA'), attribute('news_from_date', 'DATE')]
  expect(attributeSorts(fields, searchable)).toEqual([
    { sort: 'news_from_date-desc', label: 'Label of news_from_date', comparison: 'date' },
    { sort: 'news_from_date-asc', label: 'Label of news_from_date', comparison: 'date' },
  ])
})

test('the orders that every backend has are not repeated', () => {
  const fields = [option('name'), option('price')]
  expect(attributeSorts(fields, [attribute('name', 'TEXT'), attribute('price', 'PRICE')])).toEqual([])
})

test('an attribute without a label is named by its code', () => {
  const searchable = [attribute('stile', 'SELECT')]
  expect(attributeSorts([{ code: 'stile', label: null }], searchable)).toMatchObject([{ label: 'stile' }])
  expect(attributeSorts([{ code: null, label: null }], searchable)).toEqual([])
})
