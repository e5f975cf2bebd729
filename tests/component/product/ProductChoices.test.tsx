import '#src/ui/theme/global.css.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import additionNode from '#src/__generated__/useAddProductsToCartMutation.graphql.ts'
import { readKeptWishes } from '#src/platform/saved/keptWishes.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { cartOf } from '../cart/cartAnswers.ts'
import { axeFaults } from '../ui/axe.ts'
import { addButton, BOWL, clickAdd, stageProduct } from './productStage.tsx'

beforeEach(() => {
  document.head.querySelectorAll('title, meta, link[rel=canonical]').forEach((element) => element.remove())
})

const { configurable_options: _options, variants: _variants, ...PLAIN } = BOWL
const priced = (value: number) => {
  const price = {
    final_price: { value, currency: 'EUR' },
    regular_price: { value, currency: 'EUR' },
    fixed_product_taxes: [],
  }
  return { price_range: { minimum_price: price, maximum_price: price } }
}
const fixed = (price: number) => ({ price, price_type: 'FIXED' })
const picked = (uid: string, title: string, price = 0, type = 'FIXED') => ({ uid, title, price, price_type: type })

const WORDS = {
  __typename: 'CustomizableFieldOption',
  uid: 'words',
  title: 'La tua dedica',
  required: true,
  sort_order: 1,
  value: { ...fixed(5), max_characters: 8 },
}
const DAY = {
  __typename: 'CustomizableDateOption',
  uid: 'day',
  title: 'Il tuo sabato',
  required: true,
  sort_order: 2,
  value: { ...fixed(0), type: 'DATE' },
}
const HAND = {
  __typename: 'CustomizableDropDownOption',
  uid: 'hand',
  title: 'Scrittura',
  required: true,
  sort_order: 3,
  values: [picked('cursive', 'Corsivo'), picked('capitals', 'Stampatello', 6)],
}
const GOLD = {
  __typename: 'CustomizableRadioOption',
  uid: 'gold',
  title: 'Filo d’oro',
  required: false,
  sort_order: 4,
  values: [picked('edge', 'Sul bordo', 25, 'PERCENT')],
}
const EXTRAS = {
  __typename: 'CustomizableMultipleOption',
  uid: 'extras',
  title: 'Da aggiungere',
  required: false,
  sort_order: 5,
  values: [picked('box', 'Scatola', 2), picked('card', 'Biglietto', 1)],
}
const FILE = {
  __typename: 'CustomizableFileOption',
  uid: 'file',
  title: 'Il tuo disegno',
  required: false,
  sort_order: 6,
}

const sum = () => screen.getByText('Con le tue scelte').parentElement?.textContent
const headline = () => screen.getByText('IVA inclusa', { exact: false }).parentElement?.textContent
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

const customizable = (options: readonly object[]) => {
  const product = { ...PLAIN, ...priced(40), __typename: 'SimpleProduct', options }
  return stageProduct({ product, choices: { options } })
}
type Stage = Awaited<ReturnType<typeof stageProduct>>
const additions = ({ sent }: Stage) =>
  sent.filter(({ name }) => name === 'useAddProductsToCartMutation').map(({ variables }) => variables['cartItems'])

describe('checks 17 and 23: options of every kind', () => {
  test('show their prices, and the total includes the chosen ones', async () => {
    const { container } = await customizable([WORDS, DAY, HAND, GOLD, EXTRAS, FILE])
    // Not 40: the dedication has to be written, and costs 5.
    expect(sum()).toContain('da 45,00')
    expect(headline()).toMatch(/da\s*45,00/)
    await userEvent.type(textbox('La tua dedica'), 'Ada')
    expect(screen.getByText(/3 di 8 caratteri/).textContent).toContain('+\u00a05,00')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Scrittura' }), 'capitals')
    await userEvent.click(screen.getByRole('radio', { name: /Sul bordo/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Scatola' }))
    expect(sum()).toMatch(/scelte63,00/)
    await userEvent.click(screen.getByRole('radio', { name: 'No, grazie' }))
    expect(sum()).toContain('53,00')
    expect(screen.getByText(/Qui non si possono allegare file/)).toBeTruthy()
    expect(await axeFaults(container)).toEqual([])
  })

  test('go into the cart by their uids, moments as Magento writes them', async () => {
    const stage = await customizable([WORDS, DAY, HAND, EXTRAS])
    await userEvent.type(textbox('La tua dedica'), 'Ada')
    await userEvent.type(screen.getByLabelText('Il tuo sabato'), '2027-01-16')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Scrittura' }), 'cursive')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Biglietto' }))
    await clickAdd()
    expect(additions(stage)).toEqual([
      [
        {
          sku: 'CIOTOLA',
          quantity: 1,
          selected_options: ['cursive', 'card'],
          entered_options: [
            { uid: 'words', value: 'Ada' },
            { uid: 'day', value: '2027-01-16 00:00:00' },
          ],
        },
      ],
    ])
  })
})

test('the wish list button saves the answers so far, and the quantity', async () => {
  const options = [WORDS, DAY, HAND, EXTRAS]
  const product = { ...PLAIN, ...priced(40), __typename: 'SimpleProduct', options }
  const { shop, told } = await stageProduct({ product, choices: { options }, saves: true })
  await userEvent.type(textbox('La tua dedica'), 'Ada')
  await userEvent.type(screen.getByLabelText('Il tuo sabato'), '2027-01-16')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Biglietto' }))
  await userEvent.click(screen.getByRole('button', { name: 'Aumenta la quantità' }))
  await userEvent.click(screen.getByRole('button', { name: 'Lista dei desideri' }))
  await expect
    .poll(() => readKeptWishes(shop.storage))
    .toEqual([
      {
        sku: 'CIOTOLA',
        name: 'Ciotola',
        quantity: 2,
        selectedOptions: ['card'],
        enteredOptions: [
          { uid: 'words', value: 'Ada' },
          { uid: 'day', value: '2027-01-16 00:00:00' },
        ],
        words: [
          { label: 'La tua dedica', value: 'Ada' },
          { label: 'Il tuo sabato', value: '16 gen 2027' },
          { label: 'Da aggiungere', value: 'Biglietto' },
        ],
      },
    ])
  // The price with the chosen options: 40, 5 for the text, 1 for the card.
  expect(told().at(-1)).toMatchObject({ event: 'add_to_wishlist', ecommerce: { value: 92 } })
})

describe('checks 42 and 43: missing values', () => {
  test('is said at each field and together, and the first has the focus', async () => {
    const stage = await customizable([WORDS, DAY, HAND])
    await clickAdd()
    expect(document.activeElement).toBe(textbox('La tua dedica'))
    expect(textbox('La tua dedica').getAttribute('aria-invalid')).toBe('true')
    const problems = within(screen.getByText('Manca ancora qualcosa:').closest('[role=alert]') ?? document.body)
    expect(problems.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'La tua dedica: scrivi qualcosa',
      'Il tuo sabato: scegli un’opzione',
      'Scrittura: scegli un’opzione',
    ])
    await userEvent.click(problems.getByRole('link', { name: 'Scrittura: scegli un’opzione' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Scrittura' }))
    expect(additions(stage)).toEqual([])
  })

  test('disappears once it is corrected; text that is too long is reported, never cut', async () => {
    await customizable([WORDS])
    await userEvent.type(textbox('La tua dedica'), 'Lunghissima')
    expect(screen.queryByText(/al massimo 8/)).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('La tua dedica: al massimo 8 caratteri, ora sono 11')).toBeTruthy()
    expect(textbox('La tua dedica').value).toBe('Lunghissima')
    await userEvent.clear(textbox('La tua dedica'))
    await userEvent.type(textbox('La tua dedica'), 'Corta')
    expect(screen.queryByText(/al massimo 8/)).toBeNull()
  })

  test('errors of a variant and of an option are shown together', async () => {
    const product = { ...BOWL, options: [WORDS] }
    const stage = await stageProduct({ product, choices: { options: [WORDS] } })
    await clickAdd()
    expect(screen.getByText('Smalto: scegli un’opzione')).toBeTruthy()
    expect(screen.getAllByText('La tua dedica: scrivi qualcosa')).toHaveLength(2)
    await userEvent.click(screen.getByRole('radio', { name: 'Petrolio' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Media' }))
    await userEvent.type(textbox('La tua dedica'), 'Ada')
    await clickAdd()
    expect(additions(stage)).toMatchObject([
      [{ selected_options: ['teal', 'm'], entered_options: [{ uid: 'words', value: 'Ada' }] }],
    ])
  })
})

const part = (uid: string, label: string, price: number, more: object = {}) => ({
  uid,
  label,
  position: 0,
  quantity: 1,
  is_default: false,
  can_change_quantity: false,
  ...fixed(0),
  product: { __typename: 'SimpleProduct', uid: `product-${uid}`, stock_status: 'IN_STOCK', ...priced(price) },
  ...more,
})
const BUNDLE = {
  dynamic_price: true,
  special_price: null,
  options: [],
  items: [
    {
      uid: 'plates',
      title: 'Piatti',
      type: 'radio',
      required: true,
      position: 0,
      options: [
        part('ivory', 'Avorio', 10, { quantity: 4, is_default: true }),
        part('teal', 'Petrolio', 12, {
          quantity: 4,
          product: { __typename: 'SimpleProduct', uid: 'product-teal', stock_status: 'OUT_OF_STOCK', ...priced(12) },
        }),
      ],
    },
    {
      uid: 'mugs',
      title: 'Tazze',
      type: 'select',
      required: true,
      position: 1,
      options: [part('red', 'Cremisi', 5, { can_change_quantity: true })],
    },
    {
      uid: 'more',
      title: 'Da aggiungere',
      type: 'checkbox',
      required: false,
      position: 2,
      options: [part('jug', 'Brocca', 7)],
    },
  ],
}

describe('a bundle', () => {
  test('has a dynamic price, accepts free quantities, shows sold-out parts', async () => {
    const product = { ...PLAIN, ...priced(45), ...BUNDLE, __typename: 'BundleProduct' }
    const stage = await stageProduct({ product, choices: {} })
    expect(sum()).toContain('45,00')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /4 × Petrolio/ }).disabled).toBe(true)
    expect(screen.getByText('Esaurito')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Uno in più di Cremisi' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Brocca' }))
    expect(sum()).toContain('57,00')
    expect(await axeFaults(stage.container)).toEqual([])
    await clickAdd()
    expect(additions(stage)).toMatchObject([
      [{ selected_options: ['ivory', 'jug'], entered_options: [{ uid: 'red', value: '2' }] }],
    ])
  })

  test('bills a part at the tier that its pieces reach, also while another part is not chosen', async () => {
    const tiers = { price_tiers: [{ quantity: 3, discount: { percent_off: 20 } }] }
    const cup = (uid: string, price: number) =>
      part(uid, uid, price, {
        can_change_quantity: true,
        product: {
          __typename: 'SimpleProduct',
          uid: `product-${uid}`,
          stock_status: 'IN_STOCK',
          ...priced(price),
          ...tiers,
        },
      })
    const group = (uid: string, options: readonly object[]) => ({
      uid,
      title: uid,
      type: 'radio',
      required: true,
      position: 0,
      options,
    })
    const items = [
      group('cups', [{ ...cup('cup', 10), is_default: true }]),
      group('jugs', [cup('jug', 7), cup('pot', 9)]),
    ]
    const product = { ...PLAIN, ...priced(17), ...BUNDLE, items, __typename: 'BundleProduct' }
    await stageProduct({ product, choices: {} })
    expect(headline()).toMatch(/da\s*17,00/)
    for (let more = 0; more < 2; more += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Uno in più di cup' }))
    // Three of 8, and the cheaper of the open choice.
    expect(headline()).toMatch(/da\s*31,00/)
    await userEvent.click(screen.getByRole('radio', { name: /pot/ }))
    expect(headline()).toMatch(/^33,00/)
  })

  test('with a reduction of its own tells no sum: only the backend knows it', async () => {
    const product = { ...PLAIN, ...priced(45), ...BUNDLE, __typename: 'BundleProduct', special_price: 90 }
    await stageProduct({ product, choices: {} })
    expect(screen.queryByText('Con le tue scelte')).toBeNull()
  })
})

test('a download offers its links with their prices and samples, and asks for one', async () => {
  const product = { ...PLAIN, ...priced(2), __typename: 'DownloadableProduct', options: [] }
  const stage = await stageProduct({
    product,
    choices: {
      links_title: 'Edizioni',
      links_purchased_separately: 1,
      downloadable_product_links: [
        { uid: 'it', title: 'Italiana', price: 1.9, sort_order: 0, sample_url: 'https://shop.test/link-sample' },
        { uid: 'en', title: 'Inglese', price: 1.9, sort_order: 1, sample_url: null },
      ],
      downloadable_product_samples: [{ title: 'Un assaggio', sort_order: 0, sample_url: 'https://shop.test/sample' }],
    },
  })
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Un assaggio' }).href).toBe('https://shop.test/sample')
  expect(screen.getByRole('link', { name: 'Guarda un estratto di Italiana' })).toBeTruthy()
  await clickAdd()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Italiana' }))
  expect(additions(stage)).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Inglese' }))
  expect(sum()).toContain('3,90')
  await clickAdd()
  expect(additions(stage)).toMatchObject([[{ selected_options: ['en'] }]])
  expect(await axeFaults(stage.container)).toEqual([])
})

describe('a group', () => {
  const piece = (uid: string, name: string, price: number, more: object = {}) => ({
    position: 0,
    qty: 1,
    product: {
      __typename: 'SimpleProduct',
      uid,
      sku: uid.toUpperCase(),
      name,
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: null,
      thumbnail: null,
      ...priced(price),
      ...more,
    },
  })
  const stageGroup = () => {
    const items = [
      piece('tall', 'Vaso alto', 30),
      piece('round', 'Vaso tondo', 20),
      piece('gone', 'Vaso finito', 10, { stock_status: 'OUT_OF_STOCK' }),
    ]
    return stageProduct({ product: { ...PLAIN, ...priced(20), __typename: 'GroupedProduct', items }, choices: {} })
  }
  const SHORTAGE = {
    __typename: 'InsufficientStockError',
    code: 'INSUFFICIENT_STOCK',
    message: 'The requested qty is not available',
  }
  const answer = async (stage: Stage, errors: readonly object[]) => {
    const last = stage.sent.filter(({ name }) => name === 'useAddProductsToCartMutation').at(-1)
    const answered = { addProductsToCart: { cart: cartOf([]), user_errors: errors } }
    await act(async () => last?.answer({ data: completeAnswer(additionNode.operation, answered) }))
  }

  test('has the sum of the chosen items as its price, and without one the least', async () => {
    await stageGroup()
    expect(headline()).toContain('50,00')
    for (const name of ['Vaso alto', 'Vaso tondo']) {
      await userEvent.click(screen.getByRole('button', { name: `Uno in meno di ${name}` }))
    }
    expect(headline()).toMatch(/da\s*20,00/)
  })

  test('bills the pieces at the tiers that their quantities reach', async () => {
    const tiers = { price_tiers: [{ quantity: 3, discount: { percent_off: 10 } }] }
    const items = [piece('tall', 'Vaso alto', 30, tiers), { ...piece('round', 'Vaso tondo', 20, tiers), qty: 3 }]
    await stageProduct({ product: { ...PLAIN, ...priced(20), __typename: 'GroupedProduct', items }, choices: {} })
    // 30 and three of 18.
    expect(sum()).toContain('84,00')
    expect(headline()).toContain('84,00')
    for (let more = 0; more < 2; more += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Uno in più di Vaso alto' }))
    expect(headline()).toContain('135,00')
    expect(screen.getByText(/^27,00/)).toBeTruthy()
  })

  test('is added item by item, and each shows its result', async () => {
    const stage = await stageGroup()
    expect(sum()).toContain('50,00')
    expect(screen.getByText('Esaurito')).toBeTruthy()
    expect(await axeFaults(stage.container)).toEqual([])
    await clickAdd()
    expect(additions(stage)).toMatchObject([[{ sku: 'TALL', quantity: 1 }]])
    await answer(stage, [])
    expect(await screen.findByText('Nel carrello')).toBeTruthy()
    await expect.poll(() => additions(stage)).toHaveLength(2)
    await answer(stage, [SHORTAGE])
    expect(await screen.findByText('Questa quantità non è disponibile.')).toBeTruthy()
    expect(additions(stage)).toMatchObject([[{ sku: 'TALL' }], [{ sku: 'ROUND' }]])
    expect(addButton().getAttribute('aria-busy')).toBeNull()
    // A refused item was not added.
    const items = [{ item_id: 'TALL', item_name: 'Vaso alto', price: 30, quantity: 1 }]
    expect(stage.told().filter(({ event }) => event === 'add_to_cart')).toEqual([
      { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 30, items } },
    ])
  })

  test('without any choice it says so and focuses the first item', async () => {
    const stage = await stageGroup()
    await userEvent.click(screen.getByRole('button', { name: 'Uno in meno di Vaso alto' }))
    await userEvent.click(screen.getByRole('button', { name: 'Uno in meno di Vaso tondo' }))
    await clickAdd()
    expect(screen.getByText('Scegli almeno un pezzo.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Quantità di Vaso alto' }))
    expect(additions(stage)).toEqual([])
  })
})
