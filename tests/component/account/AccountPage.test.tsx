import '#src/ui/theme/global.css.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AccountPage } from '#src/pages/account/AccountPage.tsx'
import { axeFaults } from '../ui/axe.ts'
import { stageAccount } from './accountStage.tsx'
import type { Answers } from './accountStage.tsx'

const order = (number: string, status: string) => ({
  number,
  order_date: '2026-11-20 18:24:28',
  status,
  total: { grand_total: { value: 52.9, currency: 'EUR' } },
})
const address = (id: number, isDefault: boolean) => ({
  id,
  firstname: 'Giulia',
  lastname: 'Ferri',
  company: null,
  street: ['Via dei Servi 41'],
  postcode: '50122',
  city: 'Firenze',
  region: { region_code: 'FI' },
  country_code: 'IT',
  telephone: '055',
  default_shipping: isDefault,
  default_billing: isDefault,
})
const answerOf = (orders: readonly object[], addresses: readonly object[]): Answers => ({
  AccountPageQuery: {
    data: {
      customer: {
        firstname: 'Giulia',
        lastname: 'Ferri',
        email: 'giulia@example.com',
        orders: { items: orders },
        addresses,
      },
      storeConfig: {
        store_code: 'it',
        title_prefix: null,
        title_suffix: null,
        title_separator: null,
        default_title: 'Shop',
        default_description: null,
      },
    },
  },
  useSignOutMutation: { data: { revokeCustomerToken: { result: true } } },
})

async function showPage(answers = answerOf([], []), { signedIn = true } = {}) {
  const query = signedIn ? { operation: 'AccountPageQuery', variables: {} } : null
  const stage = await stageAccount(<AccountPage query={query} />, { cartId: 'own', answers, path: '/account' })
  if (signedIn) stage.customerToken.issue('bearer')
  const { container } = await stage.show()
  return { ...stage, container }
}

test('greets, and lists the latest orders and the addresses', async () => {
  const { container } = await showPage(
    answerOf(
      [order('000000002', 'Processing'), order('000000001', 'Spedito dal forno')],
      [address(1, true), address(2, false)],
    ),
  )
  await screen.findByRole('heading', { level: 1, name: 'Ciao, Giulia' })
  const orders = screen.getByRole('list', { name: 'Ultimi ordini' })
  expect([...orders.children].map((item) => item.textContent)).toEqual([
    expect.stringMatching(/000000002.*20 novembre 2026.*In preparazione.*52,90\s€/),
    expect.stringMatching(/000000001.*Spedito dal forno/),
  ])
  expect(screen.getByText('Spedizione e fatturazione')).toBeTruthy()
  expect(screen.getAllByText('50122 Firenze (FI)')).toHaveLength(2)
  expect(await axeFaults(container)).toEqual([])
})

test('says so where there is nothing yet', async () => {
  await showPage()
  await screen.findByText(/Non hai ancora fatto ordini/)
  expect(screen.getByText('Non hai ancora indirizzi salvati.')).toBeTruthy()
})

test('signing out forgets everything in one step, and tells the backend with the old token', async () => {
  const { sent, cartId, customerToken, storage, tabStorage, startAfresh } = await showPage()
  tabStorage.set('vetrina.checkoutDraft', '{"email":"giulia@example.com"}')
  const button = await screen.findByRole('button', { name: 'Esci' })
  act(() => {
    button.click()
    // Still in the click: nothing was awaited.
    expect(customerToken.get()).toBeNull()
    expect(cartId.get()).toBeNull()
    expect(storage.get('vetrina.customerToken')).toBeNull()
    expect(tabStorage.get('vetrina.checkoutDraft')).toBeNull()
  })
  expect(sent.at(-1)).toEqual({ name: 'useSignOutMutation', variables: {}, token: 'bearer' })
  expect(startAfresh).toHaveBeenCalledOnce()
  expect(screen.queryByText('giulia@example.com')).toBeNull()
  await act(async () => undefined)
})

test('a backend that does not answer keeps nobody signed in', async () => {
  const { customerToken, startAfresh } = await showPage({
    ...answerOf([], []),
    useSignOutMutation: new TypeError('offline'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Esci' }))
  expect(customerToken.get()).toBeNull()
  expect(startAfresh).toHaveBeenCalledOnce()
})

test('the cart that could not be merged at sign-in is the current one again', async () => {
  const { cartId, tabStorage } = await showPage()
  tabStorage.set('vetrina.keptCart', 'guest')
  await userEvent.click(await screen.findByRole('button', { name: 'Esci' }))
  expect(cartId.get()).toBe('guest')
  expect(tabStorage.get('vetrina.keptCart')).toBeNull()
})

const TO_SIGN_IN = '/account/signin?from=%2Faccount'

test('a guest is led to sign-in', async () => {
  const { path } = await showPage(answerOf([], []), { signedIn: false })
  await expect.poll(path).toBe(TO_SIGN_IN)
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
})

test('a session that ends while the page is open leads to sign-in, and nothing of the customer stays on screen', async () => {
  const { customerToken, path } = await showPage()
  await screen.findByText(/giulia@example.com/)
  await act(async () => customerToken.invalidate('bearer'))
  await expect.poll(path).toBe(TO_SIGN_IN)
  expect(screen.queryByText(/giulia@example.com/)).toBeNull()
})
