import { expect, test } from 'vitest'
import { invoiceFactsOf } from '#src/lib/country-rules/invoiceFacts.ts'

const NONE = { company: null, countryCode: 'IT', vatId: null, fax: null }
const COMPANY = { ...NONE, company: 'Rossi srl', vatId: '01234567897' }

test.each([
  ['nothing told', NONE, []],
  ['a person', { ...NONE, vatId: 'RSSMRA85T10A562S' }, [['tax-code', 'RSSMRA85T10A562S']]],
  ['a company', COMPANY, [['vat-number', '01234567897']]],
  [
    'a code',
    { ...COMPANY, fax: 'ABC1234' },
    [
      ['vat-number', '01234567897'],
      ['recipient-code', 'ABC1234'],
    ],
  ],
  [
    'a public body',
    { ...COMPANY, fax: 'UF1234' },
    [
      ['vat-number', '01234567897'],
      ['recipient-code', 'UF1234'],
    ],
  ],
  [
    'a PEC',
    { ...COMPANY, fax: 'a@pec.it' },
    [
      ['vat-number', '01234567897'],
      ['certified-mail', 'a@pec.it'],
    ],
  ],
  ['a real fax', { ...COMPANY, fax: '+39 02 1234567' }, [['vat-number', '01234567897']]],
  ['a fax of a person', { ...NONE, fax: 'ABC1234' }, []],
  ['a company abroad', { ...COMPANY, countryCode: 'DE', fax: 'ABC1234' }, [['vat-number', '01234567897']]],
])('%s', (_, address, facts) => {
  expect(invoiceFactsOf(address).map(({ kind, value }) => [kind, value])).toEqual(facts)
})
