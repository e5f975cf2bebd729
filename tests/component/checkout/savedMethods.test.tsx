import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createCheckoutDrafts } from '#src/features/checkout/form/checkoutDraft.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import { emptyCheckout } from '#src/features/checkout/form/checkoutValues.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { expectNoise } from '#tests/harness/consoleNoise.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageCheckout } from './checkoutStage.tsx'
import type { Deviations } from './checkoutStage.tsx'

type Stage = NonNullable<Parameters<typeof stageCheckout>[0]>

const method = (code: string, title: string) => ({ code, title })
const METHODS = [
  method('checkmo', 'Assegno'),
  method('purchaseorder', 'Ordine d’acquisto'),
  method('braintree_cc_vault', 'Carta salvata'),
  method('braintree_paypal_vault', 'Conto salvato'),
]
const token = (hash: string, code: string, type: string, details: object) => ({
  public_hash: hash,
  payment_method_code: code,
  type,
  details: JSON.stringify(details),
})
const card = (hash: string, expirationDate: string) =>
  token(hash, 'braintree', 'card', { type: 'VI', maskedCC: '1111', expirationDate })
const VISA = card('visa', '03/2028')
const ACCOUNT = token('account', 'braintree_paypal', 'account', { payerEmail: 'giulia@example.com' })
const VISA_NAME = 'Visa che finisce con 1111'
const ACCOUNT_NAME = 'Conto PayPal di giulia@example.com'

const answer = (...items: readonly object[]) => ({ data: { customerPaymentTokens: { items } } })
const group = () => screen.findByRole('group', { name: 'Metodo di pagamento' })
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })
const names = async () =>
  within(await group())
    .getAllByRole<HTMLInputElement>('radio')
    .map((choice) => choice.closest('label')?.textContent)

const DRAFT = {
  ...emptyCheckout('IT'),
  email: 'ada@example.com',
  shipping: {
    ...emptyAddress('IT'),
    ...{ firstname: 'Ada', lastname: 'Bianchi', street: 'Via Dante 1', postcode: '20121', city: 'Milano' },
    ...{ regionId: '9', telephone: '02123456' },
  },
  shippingMethod: 'flatrate|flatrate',
}

/** A tab in which everything but the payment is filled in. */
function answeredTab() {
  const tabStorage = createMemoryStorage()
  createCheckoutDrafts(tabStorage).write(DRAFT)
  return tabStorage
}

/** At a step of a customer's checkout. */
async function toStep(path: string, deviations: Deviations, options: Stage = {}) {
  const stage = await stageCheckout({
    isCustomer: true,
    path,
    ownCart: { available_payment_methods: METHODS },
    tabStorage: answeredTab(),
    deviations,
    ...options,
  })
  const { container } = await stage.show()
  return { ...stage, container }
}

/** At the last step. */
async function toPayment(deviations: Deviations, options: Stage = {}) {
  const stage = await toStep('/checkout/payment', deviations, options)
  await radio('Assegno')
  return stage
}

async function order() {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ordine con obbligo di pagare' }))
}

test('valid saved methods are offered beside the others, and pay without leaving the shop', async () => {
  const { container, address, variablesOf } = await toPayment({
    SavedMethodsQuery: () => answer(VISA, card('old', '10/2026'), ACCOUNT, token('other', 'adyen_cc', 'card', {})),
  })
  await radio(VISA_NAME)
  const offered = await names()
  expect(offered).toHaveLength(METHODS.length)
  expect(offered).toEqual(
    expect.arrayContaining([
      `${VISA_NAME}Vale fino a marzo 2028`,
      `${ACCOUNT_NAME}Paghi subito, senza uscire dal negozio.`,
      expect.stringContaining('Assegno'),
      expect.stringContaining('Ordine d’acquisto'),
    ]),
  )
  expect(await axeFaults(container)).toEqual([])
  // One group: the arrow keys reach all of its options.
  await userEvent.click(await radio(VISA_NAME))
  await userEvent.keyboard('{ArrowDown}')
  expect((await radio(ACCOUNT_NAME)).checked).toBe(true)
  await waitFor(() =>
    expect(variablesOf('setPaymentMethodMutation')).toMatchObject({
      paymentMethod: { code: 'braintree_paypal_vault', braintree_paypal_vault: { public_hash: 'account' } },
    }),
  )
  await userEvent.keyboard('{ArrowUp}')
  await order()
  await waitFor(() => expect(address()).toMatch(/^\/checkout\/success/))
  expect(variablesOf('setPaymentMethodMutation')).toEqual({
    cartId: 'cart-of-the-test',
    paymentMethod: { code: 'braintree_cc_vault', braintree_cc_vault: { public_hash: 'visa' } },
  })
})

test('saved methods that are known before their step are its first ones', async () => {
  const { sent } = await toStep('/checkout/delivery', { SavedMethodsQuery: () => answer(VISA) })
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('SavedMethodsQuery'))
  await userEvent.click(await screen.findByRole('button', { name: 'Continua' }))
  await radio(VISA_NAME)
  expect(await names()).toEqual([
    expect.stringContaining(VISA_NAME),
    expect.stringContaining('Assegno'),
    expect.stringContaining('Ordine d’acquisto'),
  ])
})

test('saved methods that arrive later wait in a row that the shopper opens', async () => {
  const arrival = Promise.withResolvers<ReturnType<typeof answer>>()
  await toPayment({ SavedMethodsQuery: () => arrival.promise })
  const shown = (await group()).querySelectorAll('input')
  arrival.resolve(answer(VISA, ACCOUNT))
  await waitFor(async () => expect((await group()).querySelectorAll('input')).toHaveLength(shown.length + 2))
  expect((await radio(VISA_NAME)).checkVisibility()).toBe(false)
  await userEvent.click(screen.getByText('I tuoi metodi di pagamento'))
  const then = [...(await group()).querySelectorAll('input')]
  expect(then.slice(0, shown.length)).toEqual([...shown])
  expect(screen.queryByText('Nessun metodo salvato')?.checkVisibility()).toBe(false)
  await userEvent.click(await radio(VISA_NAME))
  expect((await radio(VISA_NAME)).checked).toBe(true)
})

test('a row of saved methods that turns out to be empty says so', async () => {
  const arrival = Promise.withResolvers<ReturnType<typeof answer>>()
  await toPayment({ SavedMethodsQuery: () => arrival.promise })
  await userEvent.click(screen.getByText('I tuoi metodi di pagamento'))
  expect(screen.getByText('Nessun metodo salvato').checkVisibility()).toBe(false)
  arrival.resolve(answer())
  await waitFor(() => expect(screen.getByText('Nessun metodo salvato').checkVisibility()).toBe(true))
})

test('a saved method that was chosen is visible while the list is late', async () => {
  const tabStorage = answeredTab()
  await toPayment({ SavedMethodsQuery: () => answer(VISA) }, { tabStorage })
  await userEvent.click(await radio(VISA_NAME))
  cleanup()
  const arrival = Promise.withResolvers<ReturnType<typeof answer>>()
  await toPayment({ SavedMethodsQuery: () => arrival.promise }, { tabStorage })
  arrival.resolve(answer(VISA))
  expect((await radio(VISA_NAME)).checked).toBe(true)
})

test('the choice survives a reload', async () => {
  const tabStorage = answeredTab()
  const SavedMethodsQuery = () => answer(VISA)
  await toPayment({ SavedMethodsQuery }, { tabStorage })
  await userEvent.click(await radio(VISA_NAME))
  cleanup()
  const { variablesOf } = await toPayment({ SavedMethodsQuery }, { tabStorage })
  expect((await radio(VISA_NAME)).checked).toBe(true)
  await waitFor(() =>
    expect(variablesOf('setPaymentMethodMutation')).toMatchObject({
      paymentMethod: { braintree_cc_vault: { public_hash: 'visa' } },
    }),
  )
})

test('a method deleted elsewhere is reported in its place, and another can be chosen', async () => {
  let isDeleted = false
  const { address } = await toPayment({
    SavedMethodsQuery: () => (isDeleted ? answer(ACCOUNT) : answer(VISA, ACCOUNT)),
    setPaymentMethodMutation: ({ paymentMethod }) =>
      isDeleted && JSON.stringify(paymentMethod).includes('visa')
        ? {
            data: { setPaymentMethodOnCart: null },
            errors: [
              {
                message: 'Could not find a token using public hash: visa',
                path: ['setPaymentMethodOnCart'],
                extensions: { category: 'graphql-no-such-entity' },
              },
            ],
          }
        : null,
  })
  await radio(VISA_NAME)
  isDeleted = true
  await userEvent.click(await radio(VISA_NAME))
  await within(await group()).findByText('Il metodo salvato che avevi scelto non c’è più: scegline un altro.')
  expect(screen.queryByRole('radio', { name: VISA_NAME })).toBeNull()
  expect((await group()).querySelector('input:checked')).toBeNull()
  await userEvent.click(await radio(ACCOUNT_NAME))
  expect(screen.queryByText(/che avevi scelto non c’è più/)).toBeNull()
  await order()
  await waitFor(() => expect(address()).toMatch(/^\/checkout\/success/))
})

test('returning after deleting it elsewhere reports it before ordering', async () => {
  let isDeleted = false
  await toPayment({ SavedMethodsQuery: () => (isDeleted ? answer() : answer(VISA)) })
  await userEvent.click(await radio(VISA_NAME))
  isDeleted = true
  document.dispatchEvent(new Event('visibilitychange'))
  await within(await group()).findByText(/che avevi scelto non c’è più/)
  await order()
  expect(await screen.findAllByText('Scegli come vuoi pagare.')).not.toHaveLength(0)
})

test('ordering with a deleted method is refused with the reason', async () => {
  let isDeleted = false
  const refusal = { code: 'UNABLE_TO_PLACE_ORDER', message: 'Enter a valid payment method and try again.' }
  const { address } = await toPayment({
    SavedMethodsQuery: () => (isDeleted ? answer(ACCOUNT) : answer(VISA, ACCOUNT)),
    placeOrderMutation: () => (isDeleted ? { data: { placeOrder: { orderV2: null, errors: [refusal] } } } : null),
  })
  await userEvent.click(await radio(VISA_NAME))
  isDeleted = true
  await order()
  await screen.findByText(/^L’ordine non è partito: scegli di nuovo come pagare/)
  await within(await group()).findByText(/che avevi scelto non c’è più/)
  expect(address()).toBe('/checkout/payment')
})

test('a list that fails to load leaves the other methods, keeps the choice, and is refetched', async () => {
  expectNoise(/No list\./)
  const tabStorage = answeredTab()
  await toPayment({ SavedMethodsQuery: () => answer(VISA) }, { tabStorage })
  await userEvent.click(await radio(VISA_NAME))
  cleanup()
  let isDown = true
  const { address } = await toPayment(
    { SavedMethodsQuery: () => (isDown ? new Error('No list.') : answer(VISA)) },
    { tabStorage },
  )
  const missing = await screen.findByText(/^Questa parte non è arrivata/)
  expect((await radio('Il metodo salvato che avevi scelto')).checked).toBe(true)
  await userEvent.click(await radio('Assegno'))
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect((await radio(VISA_NAME)).checked).toBe(false)
  expect(missing.isConnected).toBe(false)
  await order()
  await waitFor(() => expect(address()).toMatch(/^\/checkout\/success/))
})

test('a session that runs out is renewed on the spot, and the choice goes to the cart', async () => {
  let isExpired = false
  const { variablesOf, mutations } = await toPayment(
    {
      SavedMethodsQuery: () => answer(VISA),
      setPaymentMethodMutation: () =>
        isExpired
          ? {
              data: { setPaymentMethodOnCart: null },
              errors: [
                {
                  message: "The current customer isn't authorized.",
                  path: ['setPaymentMethodOnCart'],
                  extensions: { category: 'graphql-authorization' },
                },
              ],
            }
          : null,
    },
    {
      renewSession: async () => {
        isExpired = false
        return 'renewed'
      },
    },
  )
  await radio(VISA_NAME)
  isExpired = true
  await userEvent.click(await radio(VISA_NAME))
  await waitFor(() => expect(mutations().filter((name) => name === 'setPaymentMethodMutation')).toHaveLength(2))
  expect((await radio(VISA_NAME)).checked).toBe(true)
  expect(variablesOf('setPaymentMethodMutation')).toMatchObject({
    paymentMethod: { braintree_cc_vault: { public_hash: 'visa' } },
  })
})

test('a guest is not asked about it, nor is anybody for a cart that the backend takes none of it for', async () => {
  // The code has loaded: nothing delays the request.
  await toPayment({ SavedMethodsQuery: () => answer(VISA) })
  await radio(VISA_NAME)
  cleanup()
  for (const options of [{ isCustomer: false }, { ownCart: {} }]) {
    const { sent } = await toPayment({}, options)
    expect(sent.map(({ name }) => name)).not.toContain('SavedMethodsQuery')
    cleanup()
  }
})
