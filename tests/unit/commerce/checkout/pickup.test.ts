import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placesOf } from '#server/commerce/modules/pickup/places.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import {
  ADDRESS,
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  type QuoteShop,
  refusal,
  signUp,
} from '../quoteShop.ts'

// Naples has no cups, and rare products are only in Milan.
const [montelupo, milano, napoli] = demoShop.pickupLocations
if (!montelupo || !milano || !napoli) throw new Error('The demo shop has three locations')
const pickupLocations = [
  { ...montelupo, lacks: ['rara', 'esaurita'] },
  { ...milano, lacks: ['esaurita'] },
  { ...napoli, lacks: ['tazza', 'rara', 'esaurita', 'anfora-petrolio'] },
]

let shop: QuoteShop
beforeAll(() => {
  shop = openQuoteShop({ shop: { pickupLocations } })
})
afterAll(() => shop.close())

const FIELDS = 'items { pickup_location_code } page_info { current_page page_size total_pages } total_count'
const find = (argumentsText: string, store?: string) =>
  shop.ask(`{ pickupLocations${argumentsText && `(${argumentsText})`} { ${FIELDS} } }`, {}, store ? { store } : {})

async function codes(argumentsText: string): Promise<readonly string[]> {
  const { data, errors } = await find(argumentsText)
  expect(errors).toEqual([])
  const { items } = (data as { pickupLocations: { items: { pickup_location_code: string }[] } }).pickupLocations
  return items.map(({ pickup_location_code: code }) => code)
}

describe('pickupLocations', () => {
  test('answers every location with its fields, in the words of the store view', async () => {
    const query = '{ pickupLocations { items { name description city region region_id postcode country_id phone } } }'
    const it = await shop.ask(query)
    expect(it.data).toMatchObject({
      pickupLocations: {
        items: [
          { name: 'Bottega di Montelupo', region: 'Firenze', postcode: '50056', country_id: 'IT' },
          { name: 'Negozio di Milano', city: 'Milano', region: 'Milano', phone: '+39 02 000 0000' },
          { name: 'Negozio di Napoli', description: expect.stringContaining('Aperto dal martedì') },
        ],
      },
    })
    const en = await shop.ask(query, {}, { store: 'en' })
    expect(en.data).toMatchObject({ pickupLocations: { items: [{ name: 'Montelupo workshop' }, {}, {}] } })
  })

  test.each([
    ['', ['montelupo', 'milano', 'napoli']],
    ['sort: { name: DESC }', ['napoli', 'milano', 'montelupo']],
    ['sort: { latitude: ASC }', ['napoli', 'montelupo', 'milano']],
    ['sort: { country_id: DESC, city: ASC }', ['milano', 'montelupo', 'napoli']],
    ['filters: { city: { eq: "napoli" } }', ['napoli']],
    ['filters: { name: { like: "Negozio%" } }', ['milano', 'napoli']],
    ['filters: { name: { like: "Negozio.*" } }', []],
    ['filters: { pickup_location_code: { in: ["milano", "nowhere"] } }', ['milano']],
    ['filters: { postcode: { nin: ["50056"] }, country_id: { neq: "FR" } }', ['milano', 'napoli']],
  ])('%s', async (argumentsText, expected) => {
    expect(await codes(argumentsText)).toEqual(expected)
  })

  test.each([
    ['area: { radius: 1000, search_term: "00118:IT" }', ['napoli', 'montelupo', 'milano']],
    ['area: { radius: 1000, search_term: "Salerno" }', ['napoli', 'montelupo', 'milano']],
    ['area: { radius: 1000, search_term: "salerno:IT" }, sort: { distance: DESC }', ['milano', 'montelupo', 'napoli']],
    ['area: { radius: 1000, search_term: "Salerno:IT" }, sort: { name: ASC }', ['montelupo', 'milano', 'napoli']],
    ['area: { radius: 50, search_term: "59013:IT" }', ['montelupo']],
    ['area: { radius: 1000, search_term: "Atlantide:IT" }', []],
    ['area: { radius: 1000, search_term: "10115:DE" }', []],
  ])('%s', async (argumentsText, expected) => {
    expect(await codes(argumentsText)).toEqual(expected)
  })

  test.each([
    [['tazza'], ['montelupo', 'milano']],
    [['tazza', 'tazza', 'rara'], ['milano']],
    [['esaurita'], []],
    [['anfora-petrolio'], ['montelupo', 'milano']],
    // The parent of variants is in no location, nor is an unknown product.
    [['anfora'], []],
    [['tazza', 'nope'], []],
  ])('those that keep all of %j', async (skus, expected) => {
    expect(await codes(`productsInfo: [${skus.map((sku) => `{ sku: "${sku}" }`).join()}]`)).toEqual(expected)
  })

  test('come in pages', async () => {
    expect((await find('pageSize: 2, currentPage: 2')).data).toEqual({
      pickupLocations: {
        items: [{ pickup_location_code: 'napoli' }],
        page_info: { current_page: 2, page_size: 2, total_pages: 2 },
        total_count: 3,
      },
    })
  })

  test.each([
    ['pageSize: 0', 'pageSize value must be greater than 0.'],
    ['currentPage: 0', 'currentPage value must be greater than 0.'],
    ['currentPage: 2', 'currentPage value 2 specified is greater than the 1 page(s) available.'],
  ])('%s is refused', async (argumentsText, message) => {
    expect(refusal(await find(argumentsText))).toEqual([['graphql-input', message]])
  })
})

test.each([
  ['a postcode of a province that shares two digits', '47923', 44.06],
  ['a postcode of the capital', '47121', 44.22],
  ['a town with an apostrophe and accents', "l'aquila", 42.35],
])('%s is found', (_, term, latitude) => {
  expect(placesOf(term, 'IT', () => demoShop.places)).toEqual([expect.objectContaining({ latitude })])
})

describe('a cart that is collected', () => {
  const step = (cartId: string, mutation: string, input: object, fields = 'cart { id }', token?: string) =>
    changeCart(shop, mutation, { cart_id: cartId, ...input }, fields, token ? { token } : {})
  const collectAt = (cartId: string, code: string, fields?: string, token?: string) =>
    step(
      cartId,
      'setShippingAddressesOnCart',
      { shipping_addresses: [{ address: ADDRESS, pickup_location_code: code }] },
      fields,
      token,
    )
  const pickup = (cartId: string) =>
    step(cartId, 'setShippingMethodsOnCart', {
      shipping_methods: [{ carrier_code: 'instore', method_code: 'pickup' }],
    })

  async function cartOf(sku: string): Promise<string> {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [{ sku, quantity: 1 }])
    return id
  }

  test('goes to the location and to the person that was given', async () => {
    const fields =
      'cart { shipping_addresses { firstname lastname telephone street city region { code } postcode pickup_location_code } }'
    expect((await collectAt(await cartOf('tazza'), 'montelupo', fields)).data).toEqual({
      setShippingAddressesOnCart: {
        cart: {
          shipping_addresses: [
            {
              firstname: 'Ada',
              lastname: 'Guest',
              telephone: '021234567',
              street: ['Via del Forno 12'],
              city: 'Montelupo Fiorentino',
              region: { code: 'FI' },
              postcode: '50056',
              pickup_location_code: 'montelupo',
            },
          ],
        },
      },
    })
  })

  test('leaves the address book as it is', async () => {
    const token = await signUp(shop, 'ada.collects@example.com')
    const own = await shop.ask('{ customerCart { id } }', {}, { token })
    const { customerCart } = own.data as { customerCart: { id: string } }
    await addLines(shop, customerCart.id, [{ sku: 'tazza', quantity: 1 }], { token })
    expect((await collectAt(customerCart.id, 'milano', undefined, token)).errors).toEqual([])
    const book = await shop.ask('{ customer { addresses { city } } }', {}, { token })
    expect(book.data).toEqual({ customer: { addresses: [] } })
  })

  test('cannot be collected at a place that is none', async () => {
    expect(refusal(await collectAt(await cartOf('tazza'), 'atlantide'))).toEqual([
      ['graphql-no-such-entity', 'Can not find Pickup Location with code atlantide for website Sales Channel "base".'],
    ])
  })

  test.each([
    ['rara', ['flatrate', 'instore']],
    // Out of stock, so in no location either.
    ['esaurita', []],
  ])('of %s is offered where one location keeps it all', async (sku, expected) => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [{ sku, quantity: 1 }])
    const answer = await collectAt(
      id,
      'milano',
      'cart { shipping_addresses { available_shipping_methods { carrier_code } } }',
    )
    expect(JSON.stringify(answer.data)).toContain(
      JSON.stringify(expected.map((carrier) => ({ carrier_code: carrier }))),
    )
  })

  test('is not offered where no location keeps all of it', async () => {
    const own = openQuoteShop({
      shop: { pickupLocations: [napoli, milano].map((one) => ({ ...one, lacks: ['tazza'] })) },
    })
    const id = await createGuestCart(own)
    await addLines(own, id, [{ sku: 'tazza', quantity: 1 }])
    const answer = await changeCart(
      own,
      'setShippingAddressesOnCart',
      { cart_id: id, shipping_addresses: [{ address: ADDRESS }] },
      'cart { shipping_addresses { available_shipping_methods { carrier_code } } }',
    )
    own.close()
    expect(answer.data).toMatchObject({
      setShippingAddressesOnCart: {
        cart: { shipping_addresses: [{ available_shipping_methods: [{ carrier_code: 'flatrate' }] }] },
      },
    })
  })

  test('is no order before its location is named, nor with one that it left', async () => {
    const id = await cartOf('tazza')
    await prepareCheckout(shop, id)
    await pickup(id)
    const unassigned = {
      placeOrder: {
        errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: 'Quote does not have Pickup Location assigned.' }],
        orderV2: null,
      },
    }
    expect((await placeOrder(shop, id)).data).toEqual(unassigned)
    await collectAt(id, 'milano')
    await step(id, 'setShippingAddressesOnCart', {
      shipping_addresses: [{ address: ADDRESS, pickup_location_code: '' }],
    })
    expect((await placeOrder(shop, id)).data).toEqual(unassigned)
  })

  test('no order at a location that lacks an item added after it was chosen', async () => {
    const id = await cartOf('rara')
    await prepareCheckout(shop, id)
    await collectAt(id, 'milano')
    await pickup(id)
    await collectAt(id, 'montelupo')
    const { data } = await placeOrder(shop, id)
    expect(data).toEqual({
      placeOrder: {
        errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: 'Quote does not have Pickup Location assigned.' }],
        orderV2: null,
      },
    })
    await collectAt(id, 'milano')
    expect((await placeOrder(shop, id)).data).toMatchObject({ placeOrder: { errors: [] } })
  })

  test('does not go where the bill goes', async () => {
    const id = await cartOf('tazza')
    await collectAt(id, 'milano')
    await pickup(id)
    const billing = { address: { ...ADDRESS, city: 'Bologna' }, use_for_shipping: true }
    const fields = 'cart { billing_address { city } shipping_addresses { city pickup_location_code } }'
    expect((await step(id, 'setBillingAddressOnCart', { billing_address: billing }, fields)).data).toEqual({
      setBillingAddressOnCart: {
        cart: {
          billing_address: { city: 'Bologna' },
          shipping_addresses: [{ city: 'Milano', pickup_location_code: 'milano' }],
        },
      },
    })
  })

  test('is an order that names the location, and so does its mail', async () => {
    const id = await cartOf('tazza')
    await prepareCheckout(shop, id)
    await collectAt(id, 'milano')
    await pickup(id)
    const placed = await placeOrder(shop, id, {}, 'shipping_method shipping_address { lastname city }')
    expect(placed.data).toEqual({
      placeOrder: {
        errors: [],
        orderV2: {
          shipping_method: 'Ritiro in bottega - Negozio di Milano',
          shipping_address: { lastname: 'Guest', city: 'Milano' },
        },
      },
    })
    const mail = shop.takeMail().find(({ kind }) => kind === 'order-confirmation')?.plainText
    expect(mail).toContain(`Ritiro presso:
  Negozio di Milano
  Via Solferino 900
  20121 Milano (MI)
  +39 02 000 0000
  Aperto dal lunedì al sabato`)
    expect(mail).toContain('Ritira: Ada Guest\n')
    expect(mail).toMatch(/ritiro e fatturazione/i)
    for (const word of ['Consegna', 'corriere', 'Spedizione']) expect(mail).not.toContain(word)
  })
})
