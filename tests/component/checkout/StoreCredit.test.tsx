import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import extrasNode from '#src/__generated__/CheckoutExtrasQuery.graphql.ts'
import applyNode from '#src/__generated__/switchStoreCreditApplyMutation.graphql.ts'
import removeNode from '#src/__generated__/switchStoreCreditRemoveMutation.graphql.ts'
import { CheckoutExtras } from '#src/pages/checkout/CheckoutExtras.tsx'
import { checkoutParts } from '#src/pages/checkout/loadCheckout.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { CART_ID, stageCart } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'

const EXTRAS = {
  operation: 'CheckoutExtrasQuery',
  variables: { cartId: CART_ID, ...checkoutParts(() => false, true), hasStoreCredit: true },
}
const euro = (value: number) => ({ value, currency: 'EUR' })
const cartWith = (applied: number, balance = 25, enabled = true) => ({
  id: CART_ID,
  applied_store_credit: { enabled, applied_balance: euro(applied), current_balance: euro(balance) },
})

async function showCredit(cart: object) {
  const stage = await stageCart(
    <>
      <CheckoutExtras query={EXTRAS} due={40} show="switches" />
      <dl>
        <CheckoutExtras query={EXTRAS} due={40} show="sums" />
      </dl>
    </>,
    { hasGiftCards: true },
  )
  const { container } = stage.show()
  await waitFor(() => expect(stage.sent.map(({ name }) => name)).toContain('CheckoutExtrasQuery'))
  for (const request of stage.sent) {
    await act(async () => request.answer({ data: completeAnswer(extrasNode.operation, { cart }) }))
  }
  return { ...stage, container }
}

const credit = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Usa il tuo credito: 25,00/ })
const row = () => screen.queryByText('Il tuo credito')?.nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')

test('the credit pays when the customer says so, and no longer when they say otherwise', async () => {
  const { sent, container } = await showCredit(cartWith(0))
  expect(credit().checked).toBe(false)
  expect(row()).toBeUndefined()
  await userEvent.click(credit())
  // The choice is shown at once; the backend decides the amount.
  expect(credit().checked).toBe(true)
  const applying = sent.at(-1)
  expect(applying).toMatchObject({ name: 'switchStoreCreditApplyMutation', variables: { cartId: CART_ID } })
  await act(async () =>
    applying?.answer({
      data: completeAnswer(applyNode.operation, { applyStoreCreditToCart: { cart: cartWith(19.1) } }),
    }),
  )
  expect(credit().checked).toBe(true)
  expect(row()).toBe('−19,10 €')
  expect(screen.getByText(/Ne usi 19,10/)).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
  await userEvent.click(credit())
  const removing = sent.at(-1)
  expect(removing?.name).toBe('switchStoreCreditRemoveMutation')
  await act(async () =>
    removing?.answer({
      data: completeAnswer(removeNode.operation, { removeStoreCreditFromCart: { cart: cartWith(0) } }),
    }),
  )
  expect(credit().checked).toBe(false)
  expect(row()).toBeUndefined()
})

test('a failure is reported, and the switch is reset', async () => {
  const { sent } = await showCredit(cartWith(0))
  await userEvent.click(credit())
  await act(async () => sent.at(-1)?.fail(new Error('offline')))
  expect(screen.getByRole('alert').textContent).toContain('Non siamo riusciti')
  expect(credit().checked).toBe(false)
})

test.each([
  ['nothing is owed', cartWith(0, 0)],
  ['the shop has it switched off', cartWith(0, 25, false)],
  ['the cart is a guest’s', { id: CART_ID, applied_store_credit: null }],
])('nothing is offered where %s', async (_why, cart) => {
  await showCredit(cart)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(row()).toBeUndefined()
})
