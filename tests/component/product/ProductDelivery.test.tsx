import '#src/ui/theme/global.css.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CART_ID } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'
import { BOWL, stageProduct } from './productStage.tsx'

const block = (identifier: string, content: string) => ({
  __typename: 'CmsBlock',
  identifier,
  title: 'Spedizione e resi',
  content,
})
const NOTE = '<p>Parte subito. Gratis da <data itemprop="freeShippingThreshold" value="79">79 €</data>.</p>'
const PAGE = {
  storeConfig: { store_code: 'it', weight_unit: 'kgs' },
  cmsBlocks: {
    items: [block('product-delivery', '<p>In doppia scatola.</p>'), block('product-delivery-note', NOTE)],
  },
}

const cart = (subtotal: number, discounts: readonly number[] = [], more: object = {}, currency = 'EUR') => ({
  id: CART_ID,
  is_virtual: false,
  applied_coupons: null,
  shipping_addresses: [],
  prices: {
    subtotal_excluding_tax: { value: subtotal / 2, currency },
    subtotal_including_tax: { value: subtotal, currency },
    discounts: discounts.map((value) => ({ label: `${value}`, amount: { value } })),
  },
  ...more,
})

const delivery = (value: number, carrier = 'flatrate') => [
  { selected_shipping_method: { carrier_code: carrier, method_code: carrier, price_incl_tax: { value } } },
]

describe('check 18: delivery costs are shown beside the button, with the distance to free delivery', () => {
  async function showWith(answer: object | null) {
    const stage = await stageProduct({ page: PAGE, config: { base_currency_code: 'EUR' } })
    const asked = stage.sent.filter(({ name }) => name === 'FreeShippingDistanceQuery')
    expect(asked.map(({ variables }) => variables)).toEqual([{ cartId: CART_ID }])
    const note = screen.getByText(/^Parte subito/)
    const below = () => note.closest('article')!.getBoundingClientRect().height
    const before = below()
    await act(async () => asked[0]?.answer({ data: { cart: answer } }))
    // The content below does not move.
    expect(below()).toBe(before)
    return { ...stage, note }
  }

  beforeEach(() => page.viewport(360, 740))
  afterEach(async () => {
    // The carousel would react to the other width.
    cleanup()
    await page.viewport(1024, 768)
  })

  test.each<[string, object | null, readonly string[]]>([
    ['something', cart(45.1), ['Al tuo carrello mancano 33,90\u00a0€ per la spedizione gratuita.']],
    ['something less a discount', cart(80, [8]), ['Al tuo carrello mancano 7,00\u00a0€ per la spedizione gratuita.']],
    ['a cent too little', cart(78.99), ['Al tuo carrello mancano 0,01\u00a0€ per la spedizione gratuita.']],
    ['as much as it takes', cart(79), ['Il tuo carrello ha raggiunto la spedizione gratuita.']],
    ['nothing', cart(0), []],
    ['a coupon that may make delivery free', cart(45, [], { applied_coupons: [{ code: 'PORTO' }] }), []],
    [
      'a coupon and its price of delivery',
      cart(45, [], { applied_coupons: [{ code: 'PORTO' }], shipping_addresses: delivery(6.9) }),
      ['Al tuo carrello mancano 34,00\u00a0€ per la spedizione gratuita.'],
    ],
    [
      'free delivery for another reason',
      cart(45, [], { applied_coupons: [{ code: 'PORTO' }], shipping_addresses: delivery(0) }),
      ['Il tuo carrello ha raggiunto la spedizione gratuita.'],
    ],
    [
      'a collection in a shop',
      cart(45, [], { shipping_addresses: delivery(0, 'instore') }),
      ['Al tuo carrello mancano 34,00\u00a0€ per la spedizione gratuita.'],
    ],
    ['only what is not delivered', cart(20, [], { is_virtual: true }), []],
    ['prices in another currency than the threshold', cart(45, [], {}, 'CHF'), []],
  ])('a cart with %s', async (_what, answer, words) => {
    const { note, container } = await showWith(answer)
    const box = screen.getByRole('button', { name: 'Aggiungi al carrello' }).closest('article > div')
    expect(note.closest('article > div')).toBe(box)
    const told = within(box as HTMLElement).queryAllByText(/tuo carrello/)
    expect(told.map(({ textContent }) => textContent)).toEqual(words)
    expect(await axeFaults(container)).toEqual([])
  })

  test('where the merchant names no threshold, nothing is asked', async () => {
    const items = [block('product-delivery-note', '<p>Parte subito.</p>')]
    const { sent } = await stageProduct({ page: { ...PAGE, cmsBlocks: { items } } })
    expect(screen.getByText('Parte subito.')).toBeTruthy()
    expect(sent.map(({ name }) => name)).not.toContain('FreeShippingDistanceQuery')
  })
})

test('check 19: long content is in sections below each other, all visible at once', async () => {
  await stageProduct({ page: PAGE, product: { ...BOWL, review_count: 0 } })
  const article = screen.getByRole('article')
  const titles = ['Descrizione', 'Caratteristiche', 'Spedizione e resi']
  const headings = titles.map((name) => screen.getByRole('heading', { level: 2, name }))
  const tops = headings.map((heading) => heading.getBoundingClientRect().top)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(new Set(tops).size).toBe(titles.length)
  for (const words of ['Fatta al tornio.', 'In doppia scatola.', 'Va in lavastoviglie.'])
    expect(screen.getByText(words).checkVisibility({ visibilityProperty: true, opacityProperty: true })).toBe(true)
  expect(article.querySelectorAll('[role="tab"], [role="tabpanel"], details:not([open])')).toHaveLength(0)
})

describe('products without a parcel say so, and mention no parcel', () => {
  const { configurable_options: _options, variants: _variants, ...plain } = BOWL
  const parcel = /^Parte subito|^In doppia scatola/

  test.each([
    ['VirtualProduct', null, 'Nessuna spedizione da aspettare o da pagare.'],
    ['DownloadableProduct', { options: [] }, 'Nessuna spedizione: lo scarichi appena il pagamento è registrato.'],
  ])('%s', async (__typename, choices, words) => {
    await stageProduct({ page: PAGE, product: { ...plain, __typename }, choices })
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText(parcel)).toBeNull()
    // The structured data contains no return period either.
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain('ReturnPolicy')
  })

  test.each([
    ['VIRTUAL', true],
    ['PHYSICAL', false],
    ['COMBINED', false],
  ])('a gift card that is %s', async (giftcard_type, isUnposted) => {
    const product = { ...plain, __typename: 'GiftCardProduct', options: [] }
    await stageProduct({
      page: PAGE,
      product,
      choices: { options: [] },
      giftCard: { giftcard_type, gift_card_options: [] },
    })
    expect(screen.queryAllByText(parcel)).toHaveLength(isUnposted ? 0 : 2)
    expect(screen.queryAllByText('Nessuna spedizione: arriva per email.')).toHaveLength(isUnposted ? 1 : 0)
  })
})
