import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LegalFacts, ShopDefinition } from '#src/shop/defineShop.ts'
import { readPublicConfig } from '#src/app/publicConfig.ts'
import { stageDocuments } from './documentStage.ts'

const shop = vi.hoisted(() => ({ hasWithdrawal: true }))
// A merchant whom the texts of the backend do not name.
vi.mock('#src/shop/selectedShop.ts', async (importOriginal) => {
  const { SHOP } = await importOriginal<{ readonly SHOP: ShopDefinition }>()
  const legal = (): LegalFacts => ({
    imprint: {
      company: 'Bottega Prova S.n.c.',
      address: ['Via Prova 99', '00199 Provincia'],
      register: 'PR-77',
      vatId: 'IT77',
      email: 'prova@merchant.example',
      phone: '+39 77777',
    },
    withdrawal: shop.hasWithdrawal ? { days: 41 } : null,
    guarantee: { legalMonths: 37, commercial: { it: { text: 'Settant’anni sul manico.' } } },
    reviews: { authors: 'buyers', areModerated: true },
  })
  return {
    SHOP: {
      ...SHOP,
      stores: SHOP.stores.map((store) =>
        store.locale === 'en' ? { ...store, legal: { withdrawal: null, guarantee: null } } : store,
      ),
      get legal() {
        return legal()
      },
    },
  }
})

let staged: Awaited<ReturnType<typeof stageDocuments>>
// Other tests of the same worker have loaded the modules with the real shop, or load them afterwards.
beforeAll(async () => {
  vi.resetModules()
  staged = await stageDocuments()
})
afterAll(() => {
  staged.close()
  vi.resetModules()
})
beforeEach(() => {
  shop.hasWithdrawal = true
})

const FOOTER = [
  'Bottega Prova S.n.c.',
  'Via Prova 99, 00199 Provincia',
  'PR-77',
  'IT77',
  'prova@merchant.example',
  '+39 77777',
  '37 mesi',
]
const WITHDRAWAL = 'href="/orders/withdraw"'

/** The pages that state facts of the merchant, with the words outside of the footer. */
const PAGES: [path: string, words: readonly string[]][] = [
  ['/', []],
  ['/checkout', []],
  ['/teiera-pausa.html', ['Settant’anni sul manico.', 'solo chi ha comprato qui']],
  ['/orders/withdraw', ['Hai 41 giorni', 'rivolto a Bottega Prova']],
]

/** The words of the footer and others that a document contains; the server separates its texts by comments. */
const statedIn = (html: string, words: readonly string[]) =>
  [...FOOTER, ...words].filter((word) => html.replaceAll('<!-- -->', '').includes(word))

test.each(PAGES)('%s states the facts of the merchant', async (path, words) => {
  const { html } = await staged.open(path)
  expect(statedIn(html, words)).toEqual([...FOOTER, ...words])
})

test.each(PAGES)('a trial says nothing of the invented merchant on %s', async (path, words) => {
  const { html, status } = await staged.open(path, {}, '', readPublicConfig({ fields: '', trial: 'on' }))
  expect({ status, hasForm: html.includes(WITHDRAWAL) }).toEqual({
    status: path === '/orders/withdraw' ? 404 : 200,
    hasForm: false,
  })
  // The text of the home page is the backend's, and quotes reviews with its own statement.
  const ownStatement = path === '/' ? [] : ['Chiunque può scrivere']
  expect(statedIn(html, [...words, '"merchantReturnDays":14', ...ownStatement])).toEqual([])
})

test('without a right of withdrawal no page leads to the form, and its address is not found', async () => {
  const leadThere = async () => {
    const documents = await Promise.all(['/', '/teiera-pausa.html', '/checkout'].map((path) => staged.open(path)))
    return documents.map(({ html }) => html.includes(WITHDRAWAL))
  }
  expect(await leadThere()).toEqual([true, true, true])
  shop.hasWithdrawal = false
  expect(await leadThere()).toEqual([false, false, false])
  expect((await staged.open('/orders/withdraw')).status).toBe(404)
})

test('a store under another law states its own facts of the same merchant', async () => {
  const [home, withdrawal] = await Promise.all(['/en', '/en/orders/withdraw'].map((path) => staged.open(path)))
  expect({ status: home?.status, form: home?.html.includes('orders/withdraw') }).toEqual({ status: 200, form: false })
  expect(withdrawal?.status).toBe(404)
  expect(home?.html).toContain('Bottega Prova S.n.c.')
  expect(home?.html).not.toMatch(/37(<!-- -->)? months/)
})
