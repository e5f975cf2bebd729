import { afterEach, expect, test } from 'vitest'
import type { SeedCustomerAttribute } from '#server/commerce/seed/types.ts'
import { openQuoteShop, type QuoteShop, refusal, signIn } from '../quoteShop.ts'

const opened: QuoteShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

const attribute = (
  code: string,
  input: SeedCustomerAttribute['input'],
  facts: Partial<SeedCustomerAttribute> = {},
): SeedCustomerAttribute => ({
  code,
  input,
  label: { it: `it ${code}`, en: `en ${code}` },
  isRequired: false,
  sortOrder: 100,
  options: [],
  defaultOption: null,
  maxLength: null,
  ...facts,
})
const options = ['1', '2', '3'].map((value) => ({ value, label: { it: `it ${value}`, en: `en ${value}` } }))

function open() {
  const customerAttributes = [
    attribute('soprannome', 'TEXT', { isRequired: true, maxLength: 5, sortOrder: 50 }),
    attribute('gusti', 'MULTISELECT', { options, defaultOption: '2' }),
    attribute('via', 'SELECT', { options }),
    attribute('nato', 'DATE'),
    attribute('artigiano', 'BOOLEAN'),
  ]
  const shop = openQuoteShop({ shop: { customerAttributes } })
  opened.push(shop)
  return shop
}

const FORM = `query ($f: String!) { attributesForm(formCode: $f) { errors { type message } items {
  code label frontend_input ... on CustomerAttributeMetadata { is_required sort_order options { label value is_default }
  validate_rules { name value } } } } }`
const VALUES = `custom_attributes { code ... on AttributeValue { value }
  ... on AttributeSelectedOptions { selected_options { label value } } }`

const create = (shop: QuoteShop, attributes: readonly object[]) =>
  shop.ask(`mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { ${VALUES} } } }`, {
    i: {
      email: 'ada@example.com',
      firstname: 'Ada',
      lastname: 'L',
      password: 'Passw0rd!',
      custom_attributes: attributes,
    },
  })

test('a form has Magento’s own fields and the merchant’s, in order and in the store view’s words', async () => {
  const shop = open()
  const { data } = await shop.ask(FORM, { f: 'customer_account_create' }, { store: 'en' })
  const { items, errors } = (data as { attributesForm: { items: readonly { code: string }[]; errors: object[] } })
    .attributesForm
  expect(errors).toEqual([])
  expect(items.map(({ code }) => code)).toEqual([
    'firstname',
    'soprannome',
    'lastname',
    'email',
    'artigiano',
    'gusti',
    'nato',
    'via',
  ])
  expect(items[1]).toEqual({
    code: 'soprannome',
    label: 'en soprannome',
    frontend_input: 'TEXT',
    is_required: true,
    sort_order: 50,
    options: [],
    validate_rules: [{ name: 'MAX_TEXT_LENGTH', value: '5' }],
  })
  expect(items[5]).toMatchObject({ options: [{}, { label: 'en 2', value: '2', is_default: true }, {}] })
})

test('an unknown form is refused with Magento’s message', async () => {
  expect((await open().ask(FORM, { f: 'adminhtml_customer' })).data).toEqual({
    attributesForm: {
      items: [],
      errors: [{ type: 'ENTITY_NOT_FOUND', message: 'Form "adminhtml_customer" could not be found.' }],
    },
  })
})

test('values from sign-up are stored, and changed one by one afterwards', async () => {
  const shop = open()
  const { data } = await create(shop, [
    { attribute_code: 'soprannome', value: 'Adina' },
    { attribute_code: 'gusti', selected_options: [{ value: '3' }, { value: '1' }] },
    { attribute_code: 'artigiano', value: '1' },
  ])
  const gusti = {
    code: 'gusti',
    selected_options: [
      { label: 'it 1', value: '1' },
      { label: 'it 3', value: '3' },
    ],
  }
  expect(data).toEqual({
    createCustomerV2: {
      customer: {
        custom_attributes: [{ code: 'soprannome', value: 'Adina' }, { code: 'artigiano', value: '1' }, gusti],
      },
    },
  })
  const token = await signIn(shop, 'ada@example.com')
  const changed = await shop.ask(
    `mutation ($i: CustomerUpdateInput!) { updateCustomerV2(input: $i) { customer { ${VALUES} } } }`,
    {
      i: {
        custom_attributes: [
          { attribute_code: 'artigiano', value: '' },
          { attribute_code: 'nato', value: '1815-12-10' },
        ],
      },
    },
    { token },
  )
  expect(changed.data).toEqual({
    updateCustomerV2: {
      customer: {
        custom_attributes: [{ code: 'soprannome', value: 'Adina' }, gusti, { code: 'nato', value: '1815-12-10' }],
      },
    },
  })
  const one = await shop.ask(`{ customer { custom_attributes(attributeCodes: ["nato"]) { code } } }`, {}, { token })
  expect(one.data).toEqual({ customer: { custom_attributes: [{ code: 'nato' }] } })
})

test.each([
  [[], '"it soprannome" is a required value.'],
  [[{ attribute_code: 'soprannome', value: ' ' }], '"it soprannome" is a required value.'],
  [
    [{ attribute_code: 'soprannome', value: 'troppo lungo' }],
    '"it soprannome" length must be equal or less than 5 characters.',
  ],
  [
    [
      { attribute_code: 'soprannome', value: 'a' },
      { attribute_code: 'via', selected_options: [{ value: '9' }] },
    ],
    'Attribute via does not contain option with Id 9',
  ],
  [
    [
      { attribute_code: 'soprannome', value: 'a' },
      { attribute_code: 'nato', value: '2026-02-30' },
    ],
    'Invalid date',
  ],
])('a sign-up with %j is refused whole', async (attributes, message) => {
  const shop = open()
  expect(refusal(await create(shop, attributes))).toEqual([['graphql-input', message]])
  expect((await create(shop, [{ attribute_code: 'soprannome', value: 'Adina' }])).errors).toEqual([])
})
