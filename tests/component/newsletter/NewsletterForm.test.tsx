import '#src/ui/theme/global.css.ts'
import { RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { GraphQLResponse, Variables } from 'relay-runtime'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import { NewsletterForm } from '#src/features/newsletter/NewsletterForm.tsx'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { stageApp } from '#tests/harness/components/stageApp.tsx'
import { stageShop } from '#tests/harness/components/stageShop.ts'
import { axeFaults } from '../ui/axe.ts'
import { IN_FOUR_MINUTES, tooManyTries } from '#tests/harness/components/tooManyTries.ts'

type Sent = {
  readonly variables: Variables
  readonly answer: (response: object) => void
  readonly fail: (error: Error) => void
}

async function showForm() {
  const sent: Sent[] = []
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(
      (_request, variables) =>
        new Promise<GraphQLResponse>((resolve, reject) => {
          sent.push({ variables, answer: (response) => resolve(response as GraphQLResponse), fail: reject })
        }),
    ),
  })
  let settled = 0
  /** Settles the next request, which follows the code that sends it. */
  const settle = async (end: (request: Sent) => void) => {
    await vi.waitFor(() => expect(sent).toHaveLength(settled + 1))
    const [request] = sent.slice(settled)
    settled += 1
    await act(async () => (request ? end(request) : undefined))
  }
  const { router } = await stageApp(<NewsletterForm />, { shop: stageShop(), environment })
  const { container } = await act(async () => render(<RouterProvider router={router} />))
  return {
    container,
    asked: () => sent.map(({ variables }) => variables),
    answer: (response: object) => settle((request) => request.answer(response)),
    fail: (error: Error) => settle((request) => request.fail(error)),
  }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Indirizzo email' })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Iscriviti' }))
const subscribe = async (email: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), email)
  await submit()
}
const refused = (category: string, message: string) => ({
  data: { subscribeEmailToNewsletter: null },
  errors: [{ message, path: ['subscribeEmailToNewsletter'], extensions: { category } }],
})

test('an address that cannot be one is not sent; the field says why and has the focus', async () => {
  const { container, asked } = await showForm()
  await submit()
  expect(await screen.findByText('Scrivi l’indirizzo email.')).toBeTruthy()
  await subscribe('giulia@example')
  expect(await screen.findByText('Scrivi un indirizzo email completo, per esempio nome@esempio.it.')).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  expect(asked()).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})

test('a subscription says thank you', async () => {
  const { container, asked, answer } = await showForm()
  await subscribe(' giulia@example.com ')
  await vi.waitFor(() => expect(asked()).toEqual([{ email: 'giulia@example.com' }]))
  expect(screen.getByRole('button', { name: 'Iscriviti' }).getAttribute('aria-busy')).toBe('true')
  await answer({ data: { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } } })
  expect(screen.getByRole('status').textContent).toMatch(/^Grazie!/)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(await axeFaults(container)).toEqual([])
})

test('an address that has to be confirmed is answered no differently: the words hold for both', async () => {
  const { answer } = await showForm()
  await subscribe('giulia@example.com')
  await answer({ data: { subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } } })
  expect(screen.getByRole('status').textContent).toBe('Grazie!Se serve una conferma, la trovi nella tua posta.')
})

test('an address that is subscribed already is answered no differently', async () => {
  const { answer } = await showForm()
  await subscribe('giulia@example.com')
  await answer(refused('graphql-already-exists', 'This email address is already subscribed.'))
  expect(screen.getByRole('status').textContent).toMatch(/^Grazie!/)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a refusal and a lost connection are reported, and the address stays for a retry', async () => {
  const { answer, fail } = await showForm()
  await subscribe('giulia@example.com')
  await answer(refused('graphql-input', 'Cannot create a newsletter subscription.'))
  expect(screen.getByRole('alert').textContent).toBe('Cannot create a newsletter subscription.')
  await submit()
  await answer(
    refused('graphql-input', 'Guests can not subscribe to the newsletter. You must create an account to subscribe.'),
  )
  expect(screen.getByRole('alert').textContent).toMatch(/^La newsletter è per chi ha un account/)
  await submit()
  await answer(tooManyTries(200))
  expect(screen.getByRole('alert').textContent).toBe(IN_FOUR_MINUTES)
  await submit()
  await fail(new NetworkUnreachableError('useSubscribeEmailToNewsletterMutation', new TypeError('Failed to fetch')))
  expect(screen.getByRole('alert').textContent).toMatch(/^Non riusciamo a collegarci/)
  expect(field().value).toBe('giulia@example.com')
})
