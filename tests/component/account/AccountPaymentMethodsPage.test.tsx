import '#src/ui/theme/global.css.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import pageNode from '#src/__generated__/AccountPaymentMethodsPageQuery.graphql.ts'
import { component as AccountPaymentMethodsPage } from '#src/pages/account-payment-methods/AccountPaymentMethodsPage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageAccount } from './accountStage.tsx'

const token = (hash: string, type: string, details: object) => ({
  public_hash: hash,
  type,
  details: JSON.stringify(details),
})
const CARD = token('h1', 'card', { type: 'VI', maskedCC: '4242', expirationDate: '9/2028' })
const ACCOUNT = token('h2', 'account', { payerEmail: 'giulia@example.com' })
const CARD_NAME = 'Visa che finisce con 4242'
const DELETED = { data: { deletePaymentToken: { result: true } } }

async function show(items: readonly object[] | null, outcome: object | Error = DELETED) {
  const stage = await stageAccount(
    <AccountPaymentMethodsPage
      query={{ operation: 'AccountPaymentMethodsPageQuery', variables: {} }}
      path="/account/payment-methods"
    />,
    {
      path: '/account/payment-methods',
      answers: {
        AccountPaymentMethodsPageQuery: {
          data: completeAnswer(pageNode.operation, {
            customerPaymentTokens: items && { items },
            storeConfig: { store_code: 'it', default_title: 'Shop' },
          }),
        },
        useDeletePaymentTokenMutation: outcome,
      },
    },
  )
  stage.customerToken.issue('bearer')
  const { container } = await stage.show()
  return { ...stage, container }
}
const group = () => screen.findByRole('group', { name: 'I tuoi metodi di pagamento' })
const askToDelete = async () => {
  await userEvent.click(await screen.findByRole('button', { name: `Elimina ${CARD_NAME}` }))
  return within(screen.getByRole('dialog', { name: 'Eliminare questo metodo di pagamento?' }))
}

test('describes each method with data that its owner knows, and shows nothing after sign-out', async () => {
  const { container, customerToken } = await show([CARD, ACCOUNT])
  const rows = within(await group()).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `${CARD_NAME}Vale fino a settembre 2028Elimina ${CARD_NAME}`,
    'Conto PayPal di giulia@example.comElimina Conto PayPal di giulia@example.com',
  ])
  expect(await axeFaults(container)).toEqual([])
  act(() => customerToken.clear())
  await screen.findByRole('status', { name: 'Il tuo account sta arrivando' })
  expect(container.textContent).not.toContain('4242')
})

test('forgets a method once that is confirmed', async () => {
  const { sent } = await show([CARD, ACCOUNT])
  const first = await askToDelete()
  expect(first.getByText(CARD_NAME)).toBeTruthy()
  await userEvent.click(first.getByRole('button', { name: 'Tienilo' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click((await askToDelete()).getByRole('button', { name: 'Elimina il metodo' }))
  expect(sent.at(-1)).toMatchObject({ name: 'useDeletePaymentTokenMutation', variables: { publicHash: 'h1' } })
  expect(within(await group()).getAllByRole('listitem')).toHaveLength(1)
  expect(document.activeElement).toBe(await group())
})

test.each([
  ['it was gone already', { errors: [{ message: 'none', extensions: { category: 'graphql-no-such-entity' } }] }, 0, 0],
  ['nobody answers', new Error('offline'), 1, 1],
])('says how it went where %s', async (_why, outcome, rows, alerts) => {
  const answer = outcome instanceof Error ? outcome : { data: { deletePaymentToken: null }, ...outcome }
  await show([CARD], answer)
  await userEvent.click((await askToDelete()).getByRole('button', { name: 'Elimina il metodo' }))
  expect(within(await group()).queryAllByRole('listitem')).toHaveLength(rows)
  expect(screen.queryAllByRole('alert')).toHaveLength(alerts)
})

test.each([
  ['there is none', [], 'Nessun metodo salvato'],
  ['the backend fails to tell', null, 'Al momento non riusciamo a mostrarlo. Riprova fra poco.'],
])('says so where %s', async (_why, items, text) => {
  const { container } = await show(items)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
})
