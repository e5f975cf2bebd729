import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { component as ContactPage } from '#src/pages/contact/ContactPage.tsx'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import type { Disputes } from '#src/shop/defineShop.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { tooManyTries } from '#tests/harness/components/tooManyTries.ts'
import { stageAccount } from '../account/accountStage.tsx'
import { axeFaults } from '../ui/axe.ts'

const INFO = {
  identifier: 'contact-us-info',
  title: 'Risponde una persona',
  content: '<p><a href="tel:+39">+39</a></p>',
}

const page = (isOpen: boolean, info: typeof INFO | null) => ({
  data: {
    cmsBlocks: { items: [info] },
    storeConfig: {
      store_code: 'it',
      contact_enabled: isOpen,
      title_prefix: '',
      title_suffix: ' · Prova',
      default_title: 'Prova',
      default_description: '',
    },
  },
})
const refused = (message: string) => ({
  data: { contactUs: null },
  errors: [{ message, path: ['contactUs'], extensions: { category: 'graphql-input' } }],
})
const sentOf = (status: boolean) => ({ data: { contactUs: { status } } })

async function stage({
  answer = sentOf(true) as object | Error,
  isOpen = true,
  info = INFO as typeof INFO | null,
  disputes = null as Disputes | null,
} = {}) {
  const staged = await stageAccount(<ContactPage query={{ operation: 'ContactPageQuery', variables: {} }} />, {
    path: '/contact',
    legal: { ...statedFacts(SHOP.legal), disputes },
    answers: { ContactPageQuery: page(isOpen, info), useContactUsMutation: answer },
  })
  const { container } = await staged.show()
  await screen.findByRole('heading', { level: 1, name: 'Contatti' })
  const messages = () => staged.sent.filter(({ name }) => name === 'useContactUsMutation').map((each) => each.variables)
  return { ...staged, container, messages }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia il messaggio' }))

async function write() {
  await userEvent.type(box('Nome'), 'Ada')
  await userEvent.type(box('Email'), 'ada@example.com')
  await userEvent.type(box('Messaggio'), 'Avete vasi blu?')
}

test('an empty message is not sent: each field says why, and the first has the focus', async () => {
  const { container, messages } = await stage()
  await send()
  expect(await screen.findByText('Scrivi il tuo nome.')).toBeTruthy()
  expect(screen.getByText('Scrivi il tuo messaggio.')).toBeTruthy()
  expect(document.activeElement).toBe(box('Nome'))
  expect(messages()).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})

test('a message is sent, and the focus is on the confirmation', async () => {
  const { container, messages } = await stage()
  await write()
  await userEvent.type(box('Telefono'), ' +39 055 1 ')
  await send()
  const told = await screen.findByRole('status')
  expect(told.textContent).toMatch(/^Messaggio inviato/)
  expect(document.activeElement).toBe(told)
  expect(messages()).toEqual([
    { input: { name: 'Ada', email: 'ada@example.com', telephone: '+39 055 1', comment: 'Avete vasi blu?' } },
  ])
  expect(screen.getByRole('link', { name: '+39' })).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
})

test.each([
  ['a lost connection', new NetworkUnreachableError('useContactUsMutation', new TypeError('x')), /^Non riusciamo a/],
  ['a failure', sentOf(false), /^Qualcosa è andato storto/],
  ['too many messages', tooManyTries(200), /^Troppi tentativi: riprova tra 4 minuti\.$/],
  ['a form closed meanwhile', refused('The contact form is unavailable.'), /il modulo è chiuso/],
  ['another refusal', refused('Comment field is required.'), /^Comment field is required\.$/],
])('%s is reported; the input is kept and can be sent again', async (_what, answer, words) => {
  const staged = await stage({ answer })
  await write()
  await send()
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect([box('Nome').value, box('Messaggio').value]).toEqual(['Ada', 'Avete vasi blu?'])
  staged.answer({ useContactUsMutation: sentOf(true) })
  await send()
  expect((await screen.findByRole('status')).textContent).toMatch(/^Messaggio inviato/)
})

test('an address that the backend refuses is pointed out at its field', async () => {
  await stage({ answer: refused('The email address is invalid. Verify the email address and try again.') })
  await write()
  await send()
  await expect.poll(() => box('Email').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(box('Email'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a bot that fills in hidden fields sees a confirmation, and nothing is sent', async () => {
  const { container, messages } = await stage()
  await write()
  const trap = container.querySelector<HTMLInputElement>('[aria-hidden] input')
  expect(trap?.tabIndex).toBe(-1)
  await userEvent.type(trap!, 'http://spam.example')
  await send()
  expect((await screen.findByRole('status')).textContent).toMatch(/^Messaggio inviato/)
  expect(messages()).toEqual([])
})

test('where the merchant has closed the form, the ways to reach the shop remain', async () => {
  await stage({ isOpen: false })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Risponde una persona' })).toBeTruthy()
})

test('a merchant without words and form of their own is reached by the imprint', async () => {
  const { container } = await stage({ isOpen: false, info: null })
  expect(screen.getByRole('heading', { level: 2, name: 'Recapiti' })).toBeTruthy()
  expect(container.querySelector('address a[href^="mailto:"]')).not.toBeNull()
  expect(await axeFaults(container)).toEqual([])
})

const BODY = { name: 'Organismo ADR', address: ['Via Prova 1', '00100 Roma'], url: 'https://adr.example' }

test.each([
  ['takes part', { participates: true, body: BODY }, /puoi rivolgerti a questo organismo/],
  ['takes no part', { participates: false }, /Non siamo disposti né obbligati/],
  ['takes no part, and names the body', { participates: false, body: BODY }, /L’organismo competente/],
])('a merchant who %s in the settlement of disputes says so', async (_what, disputes: Disputes, words) => {
  const { container } = await stage({ disputes })
  expect(screen.getByRole('heading', { level: 2, name: 'Risoluzione delle controversie' })).toBeTruthy()
  expect(container.textContent).toMatch(words)
  const body = screen.queryByRole('link', { name: 'adr.example' })
  expect(body?.getAttribute('href')).toBe(disputes.body?.url)
  expect(container.textContent.includes('00100 Roma')).toBe(disputes.body !== undefined)
  expect(await axeFaults(container)).toEqual([])
})

test('a merchant who states nothing about disputes shows no section for it', async () => {
  await stage()
  expect(screen.queryByRole('heading', { name: 'Risoluzione delle controversie' })).toBeNull()
})
