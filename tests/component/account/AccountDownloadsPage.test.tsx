import '#src/ui/theme/global.css.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { component as AccountDownloadsPage } from '#src/pages/account-downloads/AccountDownloadsPage.tsx'
import type { Reauthentication } from '#src/relay/reauthentication.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageAccount } from './accountStage.tsx'

const bought = (order: string, name: string, facts: object = {}) => ({
  date: '2026-11-18 12:00:00',
  download_url: `https://shop.test/downloadable/download/link/id/${name}/`,
  order_increment_id: order,
  remaining_downloads: 'Unlimited',
  status: 'available',
  ...facts,
})
const orderOf = (number: string, name: string, links: readonly string[]) => ({
  number,
  items: [
    { __typename: 'OrderItem', id: `${number}-0`, product_name: 'Teiera' },
    {
      __typename: 'DownloadableOrderItem',
      id: `${number}-1`,
      product_name: name,
      downloadable_links: links.map((title) => ({ uid: title, title })),
    },
  ],
})
const STORE_CONFIG = {
  store_code: 'it',
  title_prefix: null,
  title_suffix: null,
  title_separator: null,
  default_title: 'Shop',
  default_description: null,
}

// The name is quoted only if it needs quotes.
const file = () =>
  new Response('pdf', { headers: { 'content-disposition': 'attachment; filename=ricette.pdf' }, status: 200 })

async function show(
  items: readonly object[] | null,
  orders: readonly object[] = [],
  options: { fetch?: typeof globalThis.fetch; onRenew?: () => Promise<Reauthentication> } = {},
) {
  const stage = await stageAccount(
    <AccountDownloadsPage
      query={{ operation: 'AccountDownloadsPageQuery', variables: {} }}
      path="/account/downloads"
    />,
    {
      path: '/account/downloads',
      answers: {
        AccountDownloadsPageQuery: {
          data: {
            customerDownloadableProducts: items && { items },
            customer: { orders: { items: orders } },
            storeConfig: STORE_CONFIG,
          },
          ...(items === null && { errors: [{ message: 'No', path: ['customerDownloadableProducts'] }] }),
        },
      },
      ...options,
    },
  )
  stage.customerToken.issue('bearer')
  const { container } = await stage.show()
  return { ...stage, container }
}

/** Files that were saved on the shopper's disk, by name. */
function watchSaving(): readonly string[] {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

test('describes each file, the latest first, and says why one is unavailable', async () => {
  const { container } = await show(
    [
      bought('000000001', 'a', { status: 'expired' }),
      bought('000000002', 'b', { remaining_downloads: '1' }),
      bought('000000002', 'c', { status: 'pending' }),
      bought('000000003', 'd'),
    ],
    [orderOf('000000003', 'Ricettario', ['Edizione italiana']), orderOf('000000002', 'Atlante', ['Prima', 'Seconda'])],
  )
  const list = await screen.findByRole('list', { name: 'I tuoi file' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Edizione italianaRicettarioOrdine 000000003 del 18 novembre 2026Scarica',
    // Two files of one order cannot be distinguished.
    'File 2 di 2AtlanteOrdine 000000002 del 18 novembre 2026Si scarica appena il pagamento è arrivato',
    'File 1 di 2AtlanteOrdine 000000002 del 18 novembre 2026ScaricaAncora 1 volta',
    'Il tuo fileOrdine 000000001 del 18 novembre 2026Non si può più scaricare',
  ])
  expect(await axeFaults(container)).toEqual([])
})

test('a file is fetched with the session, saved under its name, and the count is refetched', async () => {
  const saved = watchSaving()
  const fetch = vi.fn<typeof globalThis.fetch>(async () => file())
  const { sent } = await show([bought('1', 'a')], [orderOf('1', 'Ricettario', ['Italiano'])], { fetch })
  const button = await screen.findByRole('button', { name: 'Scarica: Italiano' })
  await act(async () => button.click())
  await waitFor(() => expect(saved).toEqual(['ricette.pdf']))
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/downloadable/download/link/id/a/')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer bearer')
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(Array(2).fill('AccountDownloadsPageQuery')))
})

test('a session that has run out is renewed, and the download goes on', async () => {
  const saved = watchSaving()
  const quoted = new Response('pdf', { headers: { 'content-disposition': 'attachment; filename="le ricette.pdf"' } })
  const answers = [new Response('', { status: 401 }), quoted]
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answers.shift() ?? Response.error())
  const stage = await show([bought('1', 'a')], [], {
    fetch,
    onRenew: async () => {
      stage.customerToken.issue('new')
      return 'renewed'
    },
  })
  const button = await screen.findByRole('button', { name: 'Scarica: Il tuo file' })
  await act(async () => button.click())
  await waitFor(() => expect(saved).toEqual(['le ricette.pdf']))
  expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer new')
})

test.each<[what: string, answer: () => Promise<Response>, text: RegExp]>([
  ['used up', async () => new Response('', { status: 403 }), /non si può più scaricare/],
  ['a page in place of the file', async () => new Response('<html>'), /non si può più scaricare/],
  ['broken', async () => new Response('', { status: 500 }), /non ha funzionato da parte nostra/],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch')), /Controlla la connessione/],
])('a download that is %s says so at its button', async (_what, answer, text) => {
  const saved = watchSaving()
  await show([bought('1', 'a')], [], { fetch: answer })
  const button = await screen.findByRole('button', { name: /^Scarica/ })
  await act(async () => button.click())
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(saved).toEqual([])
})

test('a file of another host is a link to it', async () => {
  await show([bought('1', 'a', { download_url: 'https://magento.test/downloadable/download/link/id/a/' })])
  const link = await screen.findByRole('link', { name: 'Scarica: Il tuo file' })
  expect(link.getAttribute('href')).toBe('https://magento.test/downloadable/download/link/id/a/')
})

test('a customer without purchased files sees a message', async () => {
  await show([])
  expect(await screen.findByText(/Non hai ancora comprato file/)).toBeTruthy()
})

test('a list that fails says so', async () => {
  await show(null)
  expect(await screen.findByText(/Al momento non riusciamo a mostrarlo/)).toBeTruthy()
})
