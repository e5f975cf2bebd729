import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import { createCheckoutDrafts } from '#src/features/checkout/form/checkoutDraft.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { axeFaults } from '../ui/axe.ts'
import { BESIDE, cartOf, CUP, STORE_CONFIG } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'

const variables = { cartId: CART_ID }
const euro = (value: number) => ({ value, currency: 'EUR' })
const COURIER = { carrier_code: 'flatrate', method_code: 'flatrate', carrier_title: 'Corriere' }
const PICKUP = { carrier_code: 'instore', method_code: 'pickup', carrier_title: 'Ritiro' }
const METHODS = [
  { ...COURIER, method_title: '3 giorni', available: true, price_excl_tax: euro(5.66), price_incl_tax: euro(6.9) },
  { ...PICKUP, method_title: 'in bottega', available: true, price_excl_tax: euro(0), price_incl_tax: euro(0) },
]
const DIRECTORY = {
  countries: [
    { __typename: 'Country', id: 'FR', full_name_locale: 'Francia', available_regions: null },
    {
      __typename: 'Country',
      id: 'IT',
      full_name_locale: 'Italia',
      available_regions: [
        { id: 7, code: 'FI', name: 'Firenze' },
        { id: 8, code: 'MI', name: 'Milano' },
      ],
    },
  ],
  storeConfig: {
    ...STORE_CONFIG,
    default_country: 'IT',
    countries_with_required_region: 'IT',
    optional_zip_countries: '',
  },
}

const country = (id: string, name: string, region: string) => ({
  __typename: 'Country',
  id,
  full_name_locale: name,
  available_regions: [{ id: 99, code: 'X', name: region }],
})

async function openEstimate(directory: object = DIRECTORY) {
  const stage = await stageCart(
    <CartPage extras={null} query={{ operation: 'CartPageQuery', variables }} pending={false} />,
  )
  stage.seed(cartPageNode, variables, { cart: cartOf([CUP]), ...BESIDE })
  const { container } = stage.show()
  await userEvent.click(screen.getByText('Stima spedizione e totale'))
  /** The latest request, which must have this name. */
  const latest = async (name: string) => {
    await waitFor(() => expect(stage.sent.at(-1)?.name).toBe(name))
    return stage.sent.at(-1)!
  }
  const answer = async (name: string, data: object) => {
    const request = await latest(name)
    await act(async () => request.answer({ data }))
    return request.variables
  }
  await answer('CartEstimateFormQuery', directory)
  const tell = async (total: number, methods: readonly object[] = METHODS) => {
    const asked = await answer('estimateShippingMutation', { estimateShippingMethods: methods })
    const totalled = await answer('estimateTotalsMutation', {
      estimateTotals: {
        cart: {
          id: CART_ID,
          prices: { grand_total: euro(total), applied_taxes: [{ label: 'IVA 22%', amount: euro(4.49) }] },
        },
      },
    })
    return [asked['input'], totalled['input']]
  }
  return { ...stage, container, latest, answer, tell }
}

const estimated = () => screen.getByText('Totale stimato').closest('p')?.textContent
const total = () => screen.getByText('Totale').closest('p')?.textContent

test('check 24: opening it tells ways, prices and total in the country of the store; the cart keeps its own total', async () => {
  const { container, tell } = await openEstimate()
  const italy = { cart_id: CART_ID, address: { country_code: 'IT' } }
  const byCourier = { carrier_code: 'flatrate', method_code: 'flatrate' }
  expect(await tell(24.9)).toEqual([italy, { ...italy, shipping_method: byCourier }])
  // Pickup is free, but not preselected.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Corriere 6,90/ }).checked).toBe(true)
  expect(screen.getByRole('radio', { name: 'Ritiro gratis' })).toBeTruthy()
  expect(estimated()).toMatch(/24,90/)
  expect(screen.getByText(/^di cui IVA 22% 4,49/)).toBeTruthy()
  expect(total()).toMatch(/18,00/)
  expect(await axeFaults(container)).toEqual([])
})

test('a whole postcode takes its province and asks; the checkout begins there', async () => {
  const { sent, tell, shop } = await openEstimate()
  await tell(24.9)
  const asked = sent.length
  const postcode = screen.getByRole('textbox', { name: 'CAP' })
  await userEvent.type(postcode, '5012')
  expect(sent).toHaveLength(asked)
  await userEvent.type(postcode, '3')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provincia' }).value).toBe('7')
  const [input] = await tell(25.9)
  expect(input).toMatchObject({ address: { country_code: 'IT', postcode: '50123', region: { region_id: 7 } } })
  expect(estimated()).toMatch(/25,90/)
  const draft = createCheckoutDrafts(shop.tabStorage).read()
  expect(draft?.shipping).toMatchObject({ countryCode: 'IT', postcode: '50123', regionId: '7', street: '' })
  expect(draft?.shippingMethod).toBe('flatrate|flatrate')
})

test('another way and another country have another total', async () => {
  const { tell, answer } = await openEstimate()
  await tell(24.9)
  await userEvent.click(screen.getByRole('radio', { name: 'Ritiro gratis' }))
  const [, input] = await tell(18)
  expect(input).toMatchObject({ shipping_method: { carrier_code: 'instore', method_code: 'pickup' } })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ritiro gratis' }).checked).toBe(true)

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paese' }), 'FR')
  expect(screen.queryByRole('combobox', { name: 'Provincia' })).toBeNull()
  await answer('estimateShippingMutation', { estimateShippingMethods: [] })
  expect(screen.getByText(/^Non spediamo ancora questi articoli a questo indirizzo \(Francia\)/)).toBeTruthy()
})

test('regions are called as in their country', async () => {
  const states = country('US', 'Stati Uniti', 'New York')
  const laender = country('DE', 'Germania', 'Hessen')
  const regions = country('PL', 'Polonia', 'Opolskie')
  await openEstimate({ ...DIRECTORY, countries: [...DIRECTORY.countries, laender, states, regions] })
  for (const [code, label, region] of [
    ['DE', 'Land', 'Hessen'],
    ['US', 'Stato federato', 'New York'],
    ['PL', 'Regione', 'Opolskie'],
    ['IT', 'Provincia', 'Milano'],
  ] as const) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paese' }), code)
    const choice = screen.getByRole('combobox', { name: label })
    expect(within(choice).getByRole('option', { name: region })).toBeDefined()
  }
})

test('after a change of the cart the estimate is repeated once the backend has accepted it', async () => {
  const { sent, tell } = await openEstimate()
  await tell(24.9)
  await userEvent.click(screen.getByRole('button', { name: 'Uno in più di Tazza Alba' }))
  expect(sent.at(-1)?.name).toBe('useUpdateCartItemsMutation')
  const answers = screen.getByText('Totale stimato').closest('[aria-busy]')
  await act(async () => sent.at(-1)?.answer({ data: { updateCartItems: { cart: cartOf([{ ...CUP, quantity: 2 }]) } } }))
  expect(answers?.getAttribute('aria-busy')).toBe('true')
  await tell(42.9)
  expect(estimated()).toMatch(/42,90/)
  expect(answers?.getAttribute('aria-busy')).toBe('false')
})

test('where no answer comes it says so and asks again', async () => {
  const { latest, tell } = await openEstimate()
  const request = await latest('estimateShippingMutation')
  await act(async () => request.fail(new NetworkUnreachableError('Any', new TypeError('Failed to fetch'))))
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('La stima non è arrivata.')).toBeTruthy()
  await userEvent.click(alert.getByRole('button', { name: 'Riprova' }))
  await tell(24.9)
  expect(estimated()).toMatch(/24,90/)
})

test('check 25: quantity, country, province and postcode are taken as they are; only a code has a button', async () => {
  const { container, sent, tell, answer } = await openEstimate()
  await tell(24.9)
  // Buttons that replace, lead on or remove; none of them confirms an input or a choice.
  const confirms = [...container.querySelectorAll('button')]
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent ?? '')
    .filter((name) => /applica|aggiorna|calcola|ricalcola|conferma|salva(?! per dopo)/i.test(name))
  expect(confirms).toEqual(['Applica'])
  const asked = () => sent.filter(({ name }) => name === 'estimateShippingMutation').length

  const before = asked()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Milano')
  await tell(25.9)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paese' }), 'Francia')
  await tell(34.9)
  expect(asked()).toBe(before + 2)
  await userEvent.click(screen.getByRole('button', { name: 'Uno in più di Tazza Alba' }))
  const cart = cartOf([{ ...CUP, quantity: 2 }])
  await answer('useUpdateCartItemsMutation', { updateCartItems: { cart } })
  await tell(52.9)
  expect(estimated()).toMatch(/52,90/)
})
