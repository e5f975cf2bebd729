import '#src/ui/theme/global.css.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import pageNode from '#src/__generated__/AccountCreatePageQuery.graphql.ts'
import attributesNode from '#src/__generated__/FormAttributesQuery.graphql.ts'
import { component as AccountCreatePage } from '#src/pages/account-create/AccountCreatePage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { expectNoise } from '#tests/harness/consoleNoise.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageAccount } from './accountStage.tsx'

const ASKED = {
  data: completeAnswer(attributesNode.operation, {
    attributesForm: {
      items: [
        {
          __typename: 'CustomerAttributeMetadata',
          code: 'come',
          label: 'Come ci hai conosciuto?',
          frontend_input: 'TEXT',
          is_required: false,
          sort_order: 1,
          options: [],
          validate_rules: [],
        },
      ],
    },
  }),
}
// The field is never null, so the backend's failure takes the whole answer.
const FAILED = { data: null, errors: [{ message: 'Internal server error', path: ['attributesForm'] }] }

async function show(attributes: object | Error | null, others: Readonly<Record<string, object>> = {}) {
  const variables = { formCode: 'customer_account_create' }
  const stage = await stageAccount(
    <AccountCreatePage
      query={{ operation: 'AccountCreatePageQuery', variables: {} }}
      attributes={attributes && { operation: 'FormAttributesQuery', variables }}
      email={null}
    />,
    {
      path: '/account/create',
      answers: {
        ...others,
        AccountCreatePageQuery: {
          data: completeAnswer(pageNode.operation, { storeConfig: { store_code: 'it', default_title: 'Shop' } }),
        },
        ...(attributes && { FormAttributesQuery: attributes }),
      },
    },
  )
  return stage.show()
}
const button = () => screen.findByRole('button', { name: 'Crea il mio account' })
const own = () => screen.queryByRole('textbox', { name: 'Come ci hai conosciuto?' })

test('asks for the standard fields and the merchant’s own fields', async () => {
  const { container } = await show(ASKED)
  await button()
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeTruthy()
  expect(own()).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
})

test.each([
  ['fails to tell', FAILED],
  ['does not answer', new Error('offline')],
])('an account can be created where the backend %s the merchant’s fields', async (_why, answer) => {
  expectNoise(/Internal server error|offline/)
  await show(answer)
  await button()
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy()
  expect(own()).toBeNull()
})

test('the same where the server went without it', async () => {
  await show(null)
  await button()
  expect(own()).toBeNull()
})

test('an empty form is not sent: the focus is on the first field', async () => {
  await show(null)
  await userEvent.click(await button())
  expect(await screen.findByText('Scrivi l’indirizzo email.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nome' }))
})

test('the errors of a form are listed in the order of its fields, each a link to its field', async () => {
  const { container } = await show(ASKED)
  await userEvent.click(await button())
  const summary = within(
    await screen.findByText('Manca ancora qualcosa:').then((words) => words.closest<HTMLElement>('[role="alert"]')!),
  )
  const told = summary.getAllByRole('link').map(({ textContent }) => textContent)
  const invalid = screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true')
  expect(told.slice(0, 3)).toEqual(['Scrivi il tuo nome.', 'Scrivi il tuo cognome.', 'Scrivi l’indirizzo email.'])
  expect(told.length).toBeGreaterThan(invalid.length)
  await userEvent.click(summary.getByRole('link', { name: 'Scrivi l’indirizzo email.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
  await userEvent.keyboard('ada@example.com')
  expect(summary.queryByRole('link', { name: 'Scrivi l’indirizzo email.' })).toBeNull()
  expect(await axeFaults(container)).toEqual([])
})

test('a password of a known breach is refused at its field, in words of the shop', async () => {
  const message = 'This password was found in a data breach. Create a new password and try again.'
  await show(null, {
    useCreateCustomerMutation: { data: null, errors: [{ message, extensions: { category: 'graphql-input' } }] },
  })
  const submit = await button()
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ada')
  await userEvent.type(screen.getByRole('textbox', { name: 'Cognome' }), 'Lovelace')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'Password1')
  await userEvent.click(submit)
  expect(await screen.findByText(/finita in una fuga di dati/)).toBeTruthy()
  expect(screen.queryByText(message)).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})
