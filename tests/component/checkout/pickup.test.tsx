import '#src/ui/theme/global.css.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { expectNoise } from '#tests/harness/consoleNoise.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageCheckout } from './checkoutStage.tsx'
import type { Place } from './checkoutStage.tsx'

const PLACES: readonly Place[] = [
  { code: 'brera', name: 'Negozio di Brera', street: 'Via Solferino 900', about: '<p>Aperto</p><p>ogni giorno.</p>' },
  { code: 'isola', name: 'Negozio dell’Isola', street: 'Via Borsieri 900' },
  { code: 'navigli', name: 'Negozio dei Navigli', street: 'Via Corsico 900', lacks: true },
]

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continua' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const places = () =>
  within(screen.getByRole('group', { name: 'Negozio' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value)

async function toDelivery(options: Parameters<typeof stageCheckout>[0] = {}) {
  const stage = await stageCheckout({ places: PLACES, ...options })
  const { container } = await stage.show()
  await heading('Consegna')
  await screen.findByRole('button', { name: 'Continua' })
  await userEvent.type(box('Email'), 'ada@example.com')
  return { ...stage, container }
}

async function collect() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Ritiro in negozio' }))
}

async function typePerson() {
  await userEvent.type(box('Nome'), 'Ada')
  await userEvent.type(box('Cognome'), 'Bianchi')
  await userEvent.type(box('Telefono'), '02123456')
}

describe('collecting an order', () => {
  test('asks for a place and a person, no address, and bills somewhere else', async () => {
    const { container, variablesOf } = await toDelivery()
    await collect()
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'email',
      null,
      'shipping.firstname',
      'shipping.lastname',
      'shipping.telephone',
    ])
    expect(places()).toEqual(['brera', 'isola'])
    expect(screen.getByText('Negozio dei Navigli, Milano')).toBeTruthy()
    expect(screen.getByText('Aperto ogni giorno.')).toBeTruthy()
    expect(await axeFaults(container)).toEqual([])
    await userEvent.click(radio('Negozio dell’Isola'))
    await typePerson()
    await goOn()
    await heading('Pagamento')
    expect(variablesOf('setShippingAddressMutation')).toMatchObject({
      shippingAddress: {
        pickup_location_code: 'isola',
        address: { firstname: 'Ada', telephone: '02123456', street: ['Via Borsieri 900'], region_id: 9 },
      },
    })
    expect(variablesOf('setShippingMethodMutation')).toMatchObject({ carrierCode: 'instore', methodCode: 'pickup' })
    expect(await screen.findByText(/Negozio dell’Isola, Via Borsieri 900/)).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /indirizzo di fatturazione/ })).toBeNull()
    expect([box('Nome').value, box('Indirizzo').value]).toEqual(['Ada', ''])
    expect(await axeFaults(container)).toEqual([])
  })

  test('reports a missing choice, and focuses the first location', async () => {
    await toDelivery()
    await collect()
    await goOn()
    const summary = await screen.findByRole('alert')
    expect(within(summary).getAllByRole('link')).toHaveLength(4)
    await waitFor(() => expect(document.activeElement).toBe(radio('Negozio di Brera')))
    await userEvent.click(radio('Negozio di Brera'))
    expect(within(summary).queryByText('Scegli il negozio dove vuoi ritirare.')).toBeNull()
  })

  test('sorts the places by the distance to a town, with Enter too, or says that it knows none', async () => {
    const { address } = await toDelivery()
    await collect()
    await userEvent.type(box('Il tuo CAP o la tua città'), 'Monza{Enter}')
    await screen.findByText('Dal più vicino a «Monza».')
    expect(places()).toEqual(['isola', 'brera'])
    expect(address()).toBe('/checkout/delivery')
    await userEvent.clear(box('Il tuo CAP o la tua città'))
    await userEvent.type(box('Il tuo CAP o la tua città'), 'Atlantide')
    await userEvent.click(screen.getByRole('button', { name: 'Trova il più vicino' }))
    await screen.findByText(/Non conosciamo «Atlantide»/)
    expect(places()).toEqual(['brera', 'isola'])
  })

  test('check 38: the note to the courier is restored, and so is the location after it', async () => {
    const { variablesOf } = await toDelivery()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Indirizzo' }), 'Via Dante 1')
    await userEvent.type(box('CAP'), '20121')
    await userEvent.type(box('Città'), 'Milano')
    await typePerson()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Milano')
    await collect()
    await userEvent.click(radio('Negozio di Brera'))
    await waitFor(() =>
      expect(variablesOf('setShippingAddressMutation')).toMatchObject({
        shippingAddress: { pickup_location_code: 'brera' },
      }),
    )
    await userEvent.click(radio('Consegna'))
    expect([box('Indirizzo').value, box('CAP').value]).toEqual(['Via Dante 1', '20121'])
    await waitFor(() =>
      expect(variablesOf('setShippingAddressMutation')).toMatchObject({
        shippingAddress: { pickup_location_code: '', address: { street: ['Via Dante 1'] } },
      }),
    )
    // Pickup is not offered again among the couriers.
    expect(await screen.findByRole('radio', { name: /Corriere/ })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: /^Ritiro 0|^Ritiro gratis/ })).toBeNull()
    await collect()
    expect(radio('Negozio di Brera').checked).toBe(true)
  })

  test('check 37: the place outlives a reload and the way back', async () => {
    const tabStorage = createMemoryStorage()
    const first = await toDelivery({ tabStorage })
    await collect()
    await userEvent.click(radio('Negozio di Brera'))
    await typePerson()
    await goOn()
    await heading('Pagamento')
    await first.back()
    await heading('Consegna')
    await waitFor(() => expect(radio('Negozio di Brera').checked).toBe(true))
    first.container.remove()
    const again = await stageCheckout({ places: PLACES, tabStorage, path: '/checkout/payment' })
    await again.show()
    await heading('Pagamento')
    expect(await screen.findByText(/Negozio di Brera, Via Solferino 900/)).toBeTruthy()
  })

  test('a cart whose shop was chosen in another browser shows that shop at the payment', async () => {
    const { address, show } = await stageCheckout({
      places: PLACES,
      path: '/checkout/payment',
      ownCart: {
        email: 'ada@example.com',
        shipping_addresses: [
          {
            firstname: 'Ada',
            lastname: 'Bianchi',
            street: ['Via Borsieri 900'],
            city: 'Milano',
            region: { region_id: 9 },
            postcode: '20121',
            country: { code: 'IT' },
            telephone: '02123456',
            pickup_location_code: 'isola',
            selected_shipping_method: {
              carrier_code: 'instore',
              method_code: 'pickup',
              amount: { value: 0, currency: 'EUR' },
              price_excl_tax: { value: 0, currency: 'EUR' },
              price_incl_tax: { value: 0, currency: 'EUR' },
            },
            available_shipping_methods: [],
          },
        ],
      },
    })
    await show()
    await heading('Pagamento')
    expect(await screen.findByText(/Negozio dell’Isola, Via Borsieri 900/)).toBeTruthy()
    expect(address()).toBe('/checkout/payment')
  })

  test('a location that lacks an added item is deselected', async () => {
    const tabStorage = createMemoryStorage()
    const first = await toDelivery({ tabStorage })
    await collect()
    await userEvent.click(radio('Negozio di Brera'))
    first.container.remove()
    const emptied = PLACES.map((place) => ({ ...place, lacks: place.code !== 'isola' }))
    const again = await stageCheckout({ places: emptied, tabStorage, path: '/checkout/delivery' })
    await again.show()
    await waitFor(() => expect(places()).toEqual(['isola']))
    expect(radio('Negozio dell’Isola').checked).toBe(false)
  })

  test('where the shop cannot hand it out any more, the order leads back to the question where, which says why', async () => {
    let isRefused = true
    const refusal = { code: 'UNABLE_TO_PLACE_ORDER', message: 'Quote does not have Pickup Location assigned.' }
    const { address, container } = await toDelivery({
      ownCart: { available_payment_methods: [{ code: 'cashondelivery', title: 'Contrassegno' }] },
      deviations: {
        placeOrderMutation: () => (isRefused ? { data: { placeOrder: { orderV2: null, errors: [refusal] } } } : null),
      },
    })
    await collect()
    await userEvent.click(radio('Negozio di Brera'))
    await typePerson()
    await goOn()
    await heading('Pagamento')
    expect(await screen.findByText('Paghi in negozio quando ritiri.')).toBeTruthy()
    await userEvent.type(box('Indirizzo'), 'Via Dante 1')
    await userEvent.type(box('CAP'), '20121')
    await userEvent.type(box('Città'), 'Milano')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Milano')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    const order = () => userEvent.click(screen.getByRole('button', { name: 'Ordine con obbligo di pagare' }))
    await order()
    await heading('Consegna')
    const why = /nel negozio che avevi scelto ora non puoi ritirare tutto/
    expect((await screen.findByRole('alert')).textContent).toMatch(why)
    expect(radio('Negozio di Brera').checked).toBe(false)
    expect(await axeFaults(container)).toEqual([])
    isRefused = false
    await userEvent.click(radio('Negozio dell’Isola'))
    expect(screen.queryByText(why)).toBeNull()
    await goOn()
    await heading('Pagamento')
    expect(screen.queryByText(why)).toBeNull()
    await order()
    await waitFor(() => expect(address()).toMatch(/success/))
  })

  test('asks for locations with the variants and the parts of bundles; virtual items are ignored', async () => {
    const line = (__typename: string, uid: string, sku: string, rest: object = {}) => ({
      __typename,
      uid,
      customizable_options: [],
      product: { __typename: 'SimpleProduct', uid: `${uid}-product`, sku, name: sku },
      prices: {
        price_including_tax: { value: 1, currency: 'EUR' },
        row_total: { value: 1, currency: 'EUR' },
        row_total_including_tax: { value: 1, currency: 'EUR' },
        fixed_product_taxes: [],
      },
      ...rest,
    })
    const part = (uid: string) => ({ uid, product: { __typename: 'SimpleProduct', uid: `p-${uid}`, sku: uid } })
    const items = [
      line('ConfigurableCartItem', 'a', 'VASO', {
        configured_variant: { __typename: 'SimpleProduct', uid: 'v', sku: 'VASO-M' },
      }),
      line('VirtualCartItem', 'b', 'CORSO'),
      line('BundleCartItem', 'c', 'SERVIZIO', {
        bundle_options: [{ uid: 'o', label: 'Piatto', values: [{ uid: 'PIATTO-BLU', label: 'Blu', quantity: 4 }] }],
        product: {
          __typename: 'BundleProduct',
          uid: 'c-product',
          sku: 'SERVIZIO',
          name: 'Servizio',
          items: [{ uid: 'o', options: [part('PIATTO-BLU'), part('PIATTO-OCRA')] }],
        },
      }),
    ]
    const { variablesOf } = await toDelivery({ ownCart: { itemsV2: { items } } })
    await screen.findByRole('radio', { name: 'Ritiro in negozio' })
    expect(variablesOf('PickupChoiceQuery')).toMatchObject({ products: [{ sku: 'VASO-M' }, { sku: 'PIATTO-BLU' }] })
  })

  test.each([
    ['there is no place', { places: [] }],
    ['the backend knows no collecting', { places: null }],
  ])('is not offered where %s: the address form is shown', async (_, options) => {
    await toDelivery(options)
    expect(await screen.findByRole('textbox', { name: 'Indirizzo' })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Ritiro in negozio' })).toBeNull()
  })

  test('is not offered if the locations fail to load: the address form is shown', async () => {
    expectNoise(/No places\./)
    await toDelivery({ deviations: { PickupChoiceQuery: () => new Error('No places.') } })
    expect(await screen.findByRole('textbox', { name: 'Indirizzo' })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Ritiro in negozio' })).toBeNull()
  })
})
