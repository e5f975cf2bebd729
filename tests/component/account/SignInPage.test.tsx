import '#src/ui/theme/global.css.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { component as SignInPage } from '#src/pages/sign-in/SignInPage.tsx'
import { RequestTimeoutError } from '#src/relay/networkErrors.ts'
import { axeFaults } from '../ui/axe.ts'
import { IN_FOUR_MINUTES, tooManyTries } from '#tests/harness/components/tooManyTries.ts'
import { stageAccount } from './accountStage.tsx'
import type { Answers } from './accountStage.tsx'

const PASSWORD = 'Ceramica.2026'

const refusal = (category: string, field: string) => ({
  data: { [field]: null },
  errors: [{ message: 'No.', path: [field], extensions: { category } }],
})
const cartOf = (id: string, lines: readonly (readonly [sku: string, quantity: number])[]) => ({
  id,
  itemsV2: {
    items: lines.map(([sku, quantity]) => ({
      __typename: 'SimpleCartItem',
      customizable_options: [],
      uid: `${id}-${sku}`,
      quantity,
      product: { __typename: 'SimpleProduct', uid: sku, sku, name: `Pezzo ${sku}` },
      prices: { price_including_tax: { value: 10, currency: 'EUR' } },
    })),
  },
})
const SIGNED_IN = { data: { generateCustomerToken: { token: 'bearer' } } }
const OWN = { data: { customerCart: cartOf('own', [['VASO', 1]]) } }
const GUEST = { data: { cart: cartOf('guest', [['TAZZA', 2]]) } }
const MERGED = {
  data: {
    mergeCarts: cartOf('own', [
      ['VASO', 1],
      ['TAZZA', 2],
    ]),
  },
}
const offline = () => new RequestTimeoutError('mergeCartsMutation', 30_000)

async function showPage(answers: Answers, cartId: string | null = null) {
  const stage = await stageAccount(<SignInPage query={null} from="/checkout?step=2" email={null} />, {
    cartId,
    answers,
  })
  const { container } = await stage.show()
  return { ...stage, container }
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

async function signIn(secret = PASSWORD) {
  await userEvent.type(email(), ' giulia@example.com ')
  await userEvent.type(password(), secret)
  await userEvent.keyboard('{Enter}')
}

/** Lets everything that depends on the answers complete. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)))

test('password managers recognise the form, and pasting works', async () => {
  const { container } = await showPage({})
  expect(email().autocomplete).toBe('username')
  expect(password().autocomplete).toBe('current-password')
  expect(password().type).toBe('password')
  await userEvent.click(password())
  await userEvent.paste(PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Mostra i caratteri' }))
  expect(password().type).toBe('text')
  expect(password().value).toBe(PASSWORD)
  expect(screen.getByRole('button', { name: 'Mostra i caratteri', pressed: true })).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
})

test('without a script nothing typed would end up in an address', async () => {
  const { container } = await showPage({})
  expect(container.querySelector('form')?.method).toBe('post')
})

test('empty fields are named, and the first gets the focus; nothing is sent', async () => {
  const { sent, container } = await showPage({})
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }))
  await screen.findByText('Scrivi la tua password.')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
  expect(sent).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})

test('a refusal says so at the form; the focus stays and nothing typed is lost', async () => {
  const { sent, customerToken, path } = await showPage({
    useSignInMutation: refusal('graphql-authentication', 'generateCustomerToken'),
  })
  await signIn('sbagliata')
  expect((await screen.findByRole('alert')).textContent).toMatch(/non corrispondono/)
  expect(sent.map(({ variables }) => variables)).toEqual([{ email: 'giulia@example.com', password: 'sbagliata' }])
  expect(document.activeElement).toBe(password())
  expect([email().value.trim(), password().value]).toEqual(['giulia@example.com', 'sbagliata'])
  expect(customerToken.get()).toBeNull()
  expect(path()).toBe('/account/signin')
})

test('after several refusals it says that the account may be locked, and what to do', async () => {
  const { sent } = await showPage({ useSignInMutation: refusal('graphql-authentication', 'generateCustomerToken') })
  await signIn('sbagliata')
  for (const attempt of [1, 2, 3]) {
    await expect.poll(() => sent.length).toBe(attempt)
    await settle()
    await userEvent.click(screen.getByRole('button', { name: 'Accedi' }))
  }
  await settle()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Aspetta mezz’ora/)
})

test('after too many tries it says when to try again, and nothing typed is lost', async () => {
  const { sent } = await showPage({ useSignInMutation: tooManyTries(200) })
  await signIn('sbagliata')
  expect((await screen.findByRole('alert')).textContent).toBe(IN_FOUR_MINUTES)
  expect([email().value.trim(), password().value]).toEqual(['giulia@example.com', 'sbagliata'])
  await settle()
  expect(sent).toHaveLength(1)
})

test('a missing answer is distinguished from a refusal', async () => {
  await showPage({ useSignInMutation: offline() })
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toMatch(/non risponde/)
})

test('without an earlier cart the customer’s becomes the current one, and the shopper goes on', async () => {
  const { sent, cartId, customerToken, path } = await showPage({
    useSignInMutation: SIGNED_IN,
    cartQueriesOwnQuery: OWN,
  })
  await signIn()
  await settle()
  expect(customerToken.validToken()).toBe('bearer')
  expect(cartId.get()).toBe('own')
  expect(sent.map(({ name }) => name)).toEqual(['useSignInMutation', 'cartQueriesOwnQuery'])
  expect(path()).toBe('/checkout?step=2')
})

test('the guest’s cart is read as a guest and merged as the customer', async () => {
  const { sent, cartId, path } = await showPage(
    {
      useSignInMutation: SIGNED_IN,
      cartQueriesGuestQuery: GUEST,
      cartQueriesOwnQuery: OWN,
      mergeCartsMutation: MERGED,
    },
    'guest',
  )
  await signIn()
  await settle()
  expect(sent.map(({ name, token }) => [name, token])).toEqual([
    ['useSignInMutation', null],
    ['cartQueriesGuestQuery', null],
    ['cartQueriesOwnQuery', 'bearer'],
    ['mergeCartsMutation', 'bearer'],
  ])
  expect(sent.at(-1)?.variables).toEqual({ guestCartId: 'guest', ownCartId: 'own' })
  expect(cartId.get()).toBe('own')
  expect(path()).toBe('/checkout?step=2')
})

test('check 31: lines that the merge left out are listed before the shopper continues', async () => {
  const { cartId, container, path } = await showPage(
    {
      useSignInMutation: SIGNED_IN,
      cartQueriesGuestQuery: GUEST,
      cartQueriesOwnQuery: OWN,
      mergeCartsMutation: { data: { mergeCarts: cartOf('own', [['VASO', 1]]) } },
    },
    'guest',
  )
  await signIn()
  await screen.findByText('2 × Pezzo TAZZA')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
  expect(cartId.get()).toBe('own')
  expect(path()).toBe('/account/signin')
  expect(await axeFaults(container)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }))
  await settle()
  expect(path()).toBe('/checkout?step=2')
})

test('a merge that fails keeps the guest’s cart for another try', async () => {
  const { answer, cartId, customerToken, tabStorage, path } = await showPage(
    {
      useSignInMutation: SIGNED_IN,
      cartQueriesGuestQuery: GUEST,
      cartQueriesOwnQuery: OWN,
      mergeCartsMutation: offline(),
    },
    'guest',
  )
  await signIn()
  const again = await screen.findByRole('button', { name: 'Riprova a unire' })
  expect(screen.getByText('2 × Pezzo TAZZA')).toBeTruthy()
  expect(customerToken.validToken()).toBe('bearer')
  expect(cartId.get()).toBe('own')
  expect(tabStorage.get('vetrina.keptCart')).toBe('guest')

  answer({ mergeCartsMutation: MERGED })
  await userEvent.click(again)
  await settle()
  expect(tabStorage.get('vetrina.keptCart')).toBeNull()
  expect(path()).toBe('/checkout?step=2')
})

test('when the customer’s cart cannot be read the shopper stays the guest they were', async () => {
  const { cartId, customerToken } = await showPage(
    {
      useSignInMutation: SIGNED_IN,
      cartQueriesGuestQuery: GUEST,
      cartQueriesOwnQuery: offline(),
    },
    'guest',
  )
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Non hai perso nulla/)
  expect(customerToken.get()).toBeNull()
  expect(cartId.get()).toBe('guest')
  expect(password().value).toBe(PASSWORD)
})

test('a customer who is signed in already is not asked again', async () => {
  const { customerToken, path } = await showPage({})
  await act(async () => customerToken.issue('bearer'))
  expect(screen.queryByLabelText('Password')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }))
  await settle()
  expect(path()).toBe('/checkout?step=2')
})
