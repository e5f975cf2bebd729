import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageCheckout } from './checkoutStage.tsx'

type Stage = Parameters<typeof stageCheckout>[0]

const BOTH = { allow_order: '1', allow_gift_receipt: '1' }
const WORDS = { to: 'Nonna Rosa', from: 'Ada', message: 'Auguri!' }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const tick = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continua' }))

/** Until the choice of the delivery for a customer's order. */
async function toDelivery(options: Stage = {}) {
  const stage = await stageCheckout({ isCustomer: true, gift: BOTH, path: '/checkout/delivery', ...options })
  const { container } = await stage.show()
  await heading('Consegna')
  return { ...stage, container }
}

async function write() {
  await userEvent.click(await tick(/^Aggiungi un messaggio/))
  await userEvent.type(box('Per'), WORDS.to)
  await userEvent.type(box('Da'), WORDS.from)
  await userEvent.type(box('Messaggio'), WORDS.message)
}

describe('a present', () => {
  test('takes words and a receipt without prices along, before the order goes out', async () => {
    const { container, variablesOf, mutations, address } = await toDelivery()
    await write()
    await userEvent.click(await tick(/^Scontrino regalo/))
    expect(await axeFaults(container)).toEqual([])
    await goOn()
    await heading('Pagamento')
    expect(variablesOf('setGiftOptionsMutation')).toMatchObject({ message: WORDS, hasReceipt: true })
    await userEvent.click(await screen.findByRole('radio', { name: 'Assegno' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ordine con obbligo di pagare' }))
    await waitFor(() => expect(address()).toMatch(/^\/checkout\/success/))
    const sent = mutations()
    expect(sent.lastIndexOf('setGiftOptionsMutation')).toBeLessThan(sent.indexOf('placeOrderMutation'))
  })

  test('needs all its texts: missing ones are reported and focused, and unchecking removes the error', async () => {
    const { mutations } = await toDelivery()
    await userEvent.click(await tick(/^Aggiungi un messaggio/))
    await userEvent.type(box('Per'), WORDS.to)
    await goOn()
    expect(await screen.findAllByText('Scrivi qualcosa, o togli la spunta al messaggio.')).not.toHaveLength(0)
    await waitFor(() => expect(document.activeElement).toBe(box('Da')))
    expect(mutations()).not.toContain('setGiftOptionsMutation')
    await userEvent.click(await tick(/^Aggiungi un messaggio/))
    await goOn()
    await heading('Pagamento')
  })

  test('is taken back by the tick, and its words are there again with it', async () => {
    const { variablesOf } = await toDelivery()
    await write()
    await waitFor(() => expect(variablesOf('setGiftOptionsMutation')).toMatchObject({ message: WORDS }))
    await userEvent.click(await tick(/^Aggiungi un messaggio/))
    await waitFor(() =>
      expect(variablesOf('setGiftOptionsMutation')).toMatchObject({ message: { to: '', from: '', message: '' } }),
    )
    await userEvent.click(await tick(/^Aggiungi un messaggio/))
    expect(box('Messaggio').value).toBe(WORDS.message)
  })

  test('check 38: survives a reload, and is sent to the replacement of a lost cart', async () => {
    const tabStorage = createMemoryStorage()
    const first = await toDelivery({ tabStorage })
    await write()
    await waitFor(() => expect(first.mutations()).toContain('setGiftOptionsMutation'))
    cleanup()
    const second = await toDelivery({ tabStorage })
    expect((await tick(/^Aggiungi un messaggio/)).checked).toBe(true)
    expect(box('Messaggio').value).toBe(WORDS.message)
    await waitFor(() => expect(second.variablesOf('setGiftOptionsMutation')).toMatchObject({ message: WORDS }))
  })

  test('check 38: a failure is reported, keeps the input, and is retried', async () => {
    let isDown = true
    const { variablesOf, address } = await toDelivery({
      deviations: { setGiftOptionsMutation: () => (isDown ? new Error('offline') : null) },
    })
    await write()
    expect((await screen.findByRole('alert')).textContent).toContain('Quello che hai scritto è ancora qui')
    await goOn()
    expect(address()).toBe('/checkout/delivery')
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(variablesOf('setGiftOptionsMutation')).toMatchObject({ message: WORDS })
  })

  test('that was begun elsewhere is shown', async () => {
    await toDelivery({
      deviations: {
        CheckoutExtrasQuery: () => ({
          data: {
            cart: { id: 'cart-of-the-test', gift_message: WORDS, gift_receipt_included: true },
            storeConfig: { store_code: 'it', ...BOTH },
          },
        }),
      },
    })
    await waitFor(async () => expect((await tick(/^Scontrino regalo/)).checked).toBe(true))
    expect([box('Per').value, box('Messaggio').value]).toEqual([WORDS.to, WORDS.message])
  })
})

test.each([
  ['only receipts', { allow_order: '0', allow_gift_receipt: '1' }, [false, true]],
  ['only words', { allow_order: '1', allow_gift_receipt: '0' }, [true, false]],
] as const)('if a shop allows %s, only that is offered', async (_what, gift, offered) => {
  await toDelivery({ gift })
  await screen.findByRole('heading', { name: 'È un regalo?' })
  const names = [/^Aggiungi un messaggio/, /^Scontrino regalo/]
  expect(names.map((name) => screen.queryByRole('checkbox', { name }) !== null)).toEqual(offered)
})

test.each([
  ['the shop allows nothing', { allow_order: '0', allow_gift_receipt: '0' }],
  ['the backend knows none of it', null],
])('nothing is asked where %s', async (_why, gift) => {
  const { sent, mutations } = await toDelivery({ gift })
  await goOn()
  await heading('Pagamento')
  expect(screen.queryByText('È un regalo?')).toBeNull()
  expect(sent.some(({ name }) => name === 'CheckoutExtrasQuery')).toBe(gift !== null)
  expect(mutations()).not.toContain('setGiftOptionsMutation')
})
