import '#src/ui/theme/global.css.ts'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { component as AccountPage } from '#src/pages/account/AccountPage.tsx'
import type { Reauthentication } from '#src/relay/reauthentication.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageAccount } from './accountStage.tsx'
import type { Answers } from './accountStage.tsx'

const piece = (name: string, more: object = {}) => ({
  __typename: 'OrderItem',
  id: name,
  product_name: name,
  product_sku: name,
  quantity_ordered: 1,
  product: { __typename: 'SimpleProduct', uid: name, sku: name, thumbnail: { url: `/media/${name}.jpg` } },
  ...more,
})
const order = (number: string, status: string, items: readonly object[] = [piece('tazza')]) => ({
  items,
  number,
  order_date: '2026-11-20 18:24:28',
  status,
  shipments: [],
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
        is_subscribed: false,
        orders: { items: orders, total_count: orders.length },
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
})

const noRenewal = async (): Promise<Reauthentication> => 'abandoned'

async function showPage(answers = answerOf([], []), { signedIn = true, onRenew = noRenewal } = {}) {
  const query = signedIn ? { operation: 'AccountPageQuery', variables: {} } : null
  const stage = await stageAccount(<AccountPage query={query} path="/account" />, {
    cartId: 'own',
    answers,
    path: '/account',
    onRenew,
  })
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
    expect.stringMatching(/tazza.*000000002.*20 novembre 2026.*In preparazione.*52,90\s€/),
    expect.stringMatching(/000000001.*Spedito dal forno/),
  ])
  expect(screen.getByText('Spedizione e fatturazione')).toBeTruthy()
  // The others are on the page of addresses.
  expect(screen.getAllByText('50122 Firenze (FI)')).toHaveLength(1)
  expect(await axeFaults(container)).toEqual([])
})

test('an order is known by its pieces, in the colour that was bought, and can be repeated from the list', async () => {
  const bought = piece('vaso', {
    product_sku: 'vaso-blu',
    product: {
      __typename: 'ConfigurableProduct',
      uid: 'vaso',
      sku: 'vaso',
      thumbnail: { url: '/media/vaso.jpg' },
      variants: [
        { product: { __typename: 'SimpleProduct', uid: 'blu', sku: 'vaso-blu', thumbnail: { url: '/media/blu.jpg' } } },
      ],
    },
  })
  await showPage(
    answerOf([order('000000002', 'Closed', [bought, ...['a', 'b', 'c', 'd'].map((name) => piece(name))])], []),
  )
  const row = within((await screen.findByRole('list', { name: 'Ultimi ordini' })).children[0] as HTMLElement)
  expect(row.getByText('vaso, a, b e altri 2 pezzi')).toBeTruthy()
  expect(row.getByText('Rimborsato')).toBeTruthy()
  const [first, ...others] = row.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))
  expect(first).toContain('/media/blu.jpg')
  expect(others).toHaveLength(3)
  expect(row.getByRole('button', { name: 'Ordina di nuovo' })).toBeTruthy()
})

test('the latest order comes before the list of the account’s pages, the addresses come after it', async () => {
  await showPage(answerOf([order('000000002', 'Processing')], [address(1, true)]))
  const parts = [
    await screen.findByRole('heading', { level: 1 }),
    screen.getByRole('list', { name: 'Ultimi ordini' }),
    screen.getByRole('navigation', { name: 'Pagine del tuo account' }),
    screen.getByRole('heading', { name: 'I tuoi indirizzi' }),
  ]
  for (const [index, part] of parts.slice(1).entries()) {
    const isAfter = (parts[index]?.compareDocumentPosition(part) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isAfter).toBeTruthy()
  }
})

test('says so where there is nothing yet', async () => {
  await showPage()
  await screen.findByText(/Non hai ancora fatto ordini/)
  expect(screen.getByText('Non hai ancora indirizzi salvati.')).toBeTruthy()
})

test('signing out is done in the click, and a new document follows', async () => {
  const { signOut, startAfresh } = await showPage()
  const button = await screen.findByRole('button', { name: 'Esci' })
  act(() => {
    button.click()
    // Synchronously in the click: nothing was awaited.
    expect(signOut).toHaveBeenCalledOnce()
    expect(startAfresh).toHaveBeenCalledExactlyOnceWith()
  })
  expect(screen.queryByText('giulia@example.com')).toBeNull()
  await act(async () => undefined)
})

const TO_SIGN_IN = '/account/signin?from=%2Faccount'

test('a guest is led to sign-in', async () => {
  const { path } = await showPage(answerOf([], []), { signedIn: false })
  await expect.poll(path).toBe(TO_SIGN_IN)
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
})

test('a session that expires while the page is open has to be renewed, and no customer data stays visible', async () => {
  const onRenew = vi.fn<() => Promise<Reauthentication>>(async () => 'abandoned')
  const { customerToken } = await showPage(undefined, { onRenew })
  await screen.findByText(/giulia@example.com/)
  await act(async () => customerToken.invalidate('bearer'))
  await expect.poll(() => onRenew.mock.calls.length).toBe(1)
  // Hidden, but kept: the input is still there when the same customer returns.
  expect(screen.getByText(/giulia@example.com/).checkVisibility()).toBe(false)
})
