import '#src/ui/theme/global.css.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { axeFaults } from '../ui/axe.ts'
import { CART_ID, stageCheckout } from './checkoutStage.tsx'

const unreachable = new NetworkUnreachableError('usePlaceOrderMutation', new TypeError('Failed to fetch'))

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const orderButton = () => screen.getByRole('button', { name: 'Ordine con obbligo di pagare' })
const methods = () => screen.getByRole('group', { name: 'Metodo di spedizione' })
const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function typeAddress() {
  await userEvent.type(box('Email'), 'ada@example.com')
  await userEvent.type(box('Nome'), 'Ada')
  await userEvent.type(box('Cognome'), 'Bianchi')
  await userEvent.type(box('Indirizzo'), 'Via Dante 1')
  await userEvent.type(box('CAP'), '20121')
  await userEvent.type(box('Città'), 'Milano')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Milano')
  await userEvent.type(box('Telefono'), '02123456')
}

async function fillForm() {
  await typeAddress()
  await waitFor(() => expect(within(methods()).getAllByRole('radio')).toHaveLength(2), { timeout: 3_000 })
  await userEvent.click(screen.getByRole('radio', { name: 'Assegno' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
}

describe('the form', () => {
  test('asks a guest for eight things, named and typed for browsers and phones', async () => {
    const { show } = await stageCheckout()
    const { container } = await show()
    await waitFor(() => expect(box('Email')).toBeTruthy())
    const visible = screen.getAllByRole('textbox').filter((element) => element.checkVisibility())
    expect(visible.length + screen.getAllByRole('combobox').length).toBe(8)
    expect(box('Email').type).toBe('email')
    expect(box('CAP').inputMode).toBe('numeric')
    expect(box('Telefono').autocomplete).toBe('shipping tel')
    expect(textOf(box('Telefono').getAttribute('aria-describedby'))).toContain('corriere')
    expect(await axeFaults(container)).toEqual([])
  })

  test('says all that is missing, links to it and focuses the first', async () => {
    const { show, mutations } = await stageCheckout()
    const { container } = await show()
    await userEvent.click(orderButton())
    const summary = await screen.findByRole('alert')
    expect(within(summary).getAllByRole('link')).toHaveLength(11)
    await waitFor(() => expect(document.activeElement).toBe(box('Email')))
    expect(box('CAP').getAttribute('aria-invalid')).toBe('true')
    expect(textOf(box('CAP').getAttribute('aria-describedby'))).toContain('Scrivi il CAP.')
    await userEvent.click(within(summary).getByRole('link', { name: 'Scegli la provincia.' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Provincia' }))
    expect(mutations()).toEqual([])
    expect(await axeFaults(container)).toEqual([])
  })

  test('judges a field when it is left and forgives at once', async () => {
    const { show } = await stageCheckout()
    await show()
    await userEvent.type(box('CAP'), '2012')
    expect(box('CAP').hasAttribute('aria-invalid')).toBe(false)
    await userEvent.tab()
    await waitFor(() => expect(box('CAP').getAttribute('aria-invalid')).toBe('true'))
    await userEvent.type(box('CAP'), '1')
    await waitFor(() => expect(box('CAP').hasAttribute('aria-invalid')).toBe(false))
  })

  test('keeps what was typed over a reload', async () => {
    const tabStorage = createMemoryStorage()
    const before = await stageCheckout({ tabStorage })
    const { unmount } = await before.show()
    await userEvent.type(box('Città'), 'Mila')
    unmount()
    const after = await stageCheckout({ tabStorage })
    await after.show()
    expect(box('Città').value).toBe('Mila')
  })

  test('shows what Magento refuses at the field it means', async () => {
    const refusal = {
      message: '"postcode" is required. Enter and try again.',
      extensions: { category: 'graphql-input' },
    }
    const { show, mutations } = await stageCheckout({
      deviations: {
        useSetShippingAddressMutation: () => ({ data: { setShippingAddressesOnCart: null }, errors: [refusal] }),
      },
    })
    await show()
    await typeAddress()
    await waitFor(() => expect(box('CAP').getAttribute('aria-invalid')).toBe('true'), { timeout: 3_000 })
    expect(textOf(box('CAP').getAttribute('aria-describedby'))).toContain('Scrivi il CAP.')
    expect(mutations()).toEqual(['useSetGuestEmailMutation', 'useSetShippingAddressMutation'])
  })
})

describe('ordering', () => {
  test('the cart follows the form in Magento’s order, and a double click makes one order', async () => {
    const { show, mutations, variablesOf, cartId, tabStorage, address } = await stageCheckout()
    await show()
    await fillForm()
    expect(within(methods()).getByRole<HTMLInputElement>('radio', { name: /^Corriere/ }).checked).toBe(true)
    await waitFor(() => expect(screen.getAllByText('46,90 €').length).toBeGreaterThan(0), { timeout: 3_000 })
    expect(variablesOf('useSetShippingAddressMutation')).toMatchObject({
      cartId: CART_ID,
      shippingAddress: { address: { region_id: 9, country_code: 'IT', street: ['Via Dante 1'] } },
    })
    await userEvent.dblClick(orderButton())
    await waitFor(() => expect(address()).toBe('/checkout/success?token=T0KEN'))
    expect(mutations().filter((name) => name === 'usePlaceOrderMutation')).toHaveLength(1)
    expect(mutations().at(-1)).toBe('usePlaceOrderMutation')
    expect(new Set(mutations())).toEqual(
      new Set([
        'useSetGuestEmailMutation',
        'useSetShippingAddressMutation',
        'useSetShippingMethodMutation',
        'useSetBillingAddressMutation',
        'useSetPaymentMethodMutation',
        'usePlaceOrderMutation',
      ]),
    )
    expect(cartId.get()).toBeNull()
    expect(tabStorage.get('vetrina.checkoutDraft')).toBeNull()
    expect(tabStorage.get('vetrina.orderAttempt')).toBeNull()
  })

  test('a lost answer is looked up, not sent again: the cart is closed, so there is an order', async () => {
    const { show, mutations, cartId, tabStorage } = await stageCheckout({
      deviations: {
        usePlaceOrderMutation: () => unreachable,
        placeOrderOutcomeQuery: () => ({
          data: { cart: null },
          errors: [
            { message: "The cart isn't active.", path: ['cart'], extensions: { category: 'graphql-no-such-entity' } },
          ],
        }),
      },
    })
    await show()
    await fillForm()
    await userEvent.click(orderButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'Il tuo ordine è arrivato' })).toBeTruthy()
    expect(mutations().filter((name) => name === 'usePlaceOrderMutation')).toHaveLength(1)
    expect(tabStorage.get('vetrina.orderAttempt')).toBe(CART_ID)
    await waitFor(() => expect(cartId.get()).toBeNull())
  })

  test('a request that never arrived leaves the cart open, and the shopper may try again', async () => {
    let isDown = true
    const { show, mutations, address } = await stageCheckout({
      deviations: {
        usePlaceOrderMutation: () => (isDown ? unreachable : null),
      },
    })
    await show()
    await fillForm()
    await userEvent.click(orderButton())
    expect((await screen.findByRole('alert')).textContent).toContain('l’ordine non è partito e non hai pagato niente')
    isDown = false
    await userEvent.click(orderButton())
    await waitFor(() => expect(address()).toBe('/checkout/success?token=T0KEN'))
    expect(mutations().filter((name) => name === 'usePlaceOrderMutation')).toHaveLength(2)
  })

  test('a refusal is told in words of the shop', async () => {
    const { show, address } = await stageCheckout({
      deviations: {
        usePlaceOrderMutation: () => ({
          data: {
            placeOrder: {
              orderV2: null,
              errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: 'Some of the products are out of stock.' }],
            },
          },
        }),
      },
    })
    await show()
    await fillForm()
    await userEvent.click(orderButton())
    expect((await screen.findByRole('alert')).textContent).toContain('esaurito')
    expect(address()).toBe('/checkout')
  })
})

describe('without a cart to order', () => {
  test('the server’s document holds the place, and a browser without a cart says so', async () => {
    const { show } = await stageCheckout({ hasCart: false, pending: true })
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Il tuo carrello è ancora vuoto' })).toBeTruthy()
  })

  test('a cart that is gone is told, with the way back', async () => {
    const { show } = await stageCheckout({
      deviations: {
        CheckoutPageQuery: () => ({
          data: { cart: null, storeConfig: null, countries: [], checkoutAgreements: [] },
          errors: [{ message: 'Could not find a cart with ID "x"', path: ['cart'] }],
        }),
      },
    })
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Questo carrello non c’è più' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Torna al carrello' }).getAttribute('href')).toBe('/cart')
  })
})
