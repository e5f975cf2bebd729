import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createOpenPayments } from '#src/features/checkout/after-order/openPayments.ts'
import { PaymentPending } from '#src/features/checkout/after-order/PaymentPending.tsx'
import type { HasField } from '#src/platform/capabilities.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'
import { axeFaults } from '../ui/axe.ts'

/** An order whose page for the payment could not be made, at a backend without these operations. */
async function showUnpaid(...missing: readonly string[]) {
  const storage = createMemoryStorage()
  const order = { number: '000000001', token: 'secret' }
  createOpenPayments(storage).write({
    cartId: 'ordered',
    code: 'mollie_methods_ideal',
    order,
    ticket: 'ticket',
    resume: null,
  })
  const hasField: HasField = (_, field) => !missing.includes(field)
  const startAfresh = vi.fn<(path?: string) => void>()
  const shown = await renderWithShop(<PaymentPending />, { resolvers: null, shop: { storage, hasField, startAfresh } })
  await screen.findByRole('heading', { name: 'Il tuo ordine aspetta il pagamento' })
  const sent = () => shown.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
  return { ...shown, sent, startAfresh }
}

const goOn = () => screen.queryByRole('button', { name: 'Vai a pagare' })
const otherwise = () => userEvent.click(screen.getByRole('button', { name: 'Paga in un altro modo' }))
const WORDS = /non si può riaprire: scegli un altro modo/

test('the page of a payment is made again where the backend can do it', async () => {
  const { sent } = await showUnpaid()
  expect(screen.queryByText(WORDS)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Vai a pagare' }))
  await waitFor(() => expect(sent()).toEqual(['mollieResumeMutation']))
})

test('where the backend cannot, the shopper learns it, and pays in another way', async () => {
  const { sent, container } = await showUnpaid('createMollieTransaction')
  expect(goOn()).toBeNull()
  expect(screen.getByText(WORDS)).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
  await otherwise()
  await waitFor(() => expect(sent()).toEqual(['mollieRestoreMutation']))
})

test('without the operation that opens the cart again, the payment is asked instead', async () => {
  const { sent, environment, startAfresh } = await showUnpaid('createMollieTransaction', 'mollieRestoreCart')
  await otherwise()
  await waitFor(() => expect(sent()).toEqual(['mollieSettleMutation']))
  environment.mock.resolveMostRecentOperation({
    data: { mollieProcessTransaction: { paymentStatus: 'CANCELED' } },
  })
  await waitFor(() => expect(startAfresh).toHaveBeenCalledWith('/checkout'))
  cleanup()
})
