import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import extrasNode from '#src/__generated__/CheckoutExtrasQuery.graphql.ts'
import applyNode from '#src/__generated__/switchRewardPointsApplyMutation.graphql.ts'
import removeNode from '#src/__generated__/switchRewardPointsRemoveMutation.graphql.ts'
import { CheckoutExtras } from '#src/pages/checkout/CheckoutExtras.tsx'
import { checkoutParts } from '#src/pages/checkout/loadCheckout.ts'
import { createResume } from '#src/relay/reauthentication.ts'
import type { Resume } from '#src/relay/reauthentication.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { CART_ID, stageCart } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'

const EXTRAS = {
  operation: 'CheckoutExtrasQuery',
  variables: { cartId: CART_ID, ...checkoutParts(() => false, true), hasRewardPoints: true },
}
const euro = (value: number) => ({ value, currency: 'EUR' })
const cartWith = (points: number | null, value = 0) => ({
  id: CART_ID,
  applied_reward_points: points === null ? null : { points, money: euro(value) },
})
const ofCustomer = (points: number | null, value = 0, least: string | null = '50') => ({
  customer: { reward_points: points === null ? null : { balance: { points, money: euro(value) } } },
  storeConfig: { store_code: 'it', magento_reward_general_min_points_balance: least },
})

async function showPoints(cart: object, customer: object = ofCustomer(348, 17), resume?: Resume) {
  const stage = await stageCart(
    <>
      <CheckoutExtras query={EXTRAS} due={40} show="switches" />
      <dl>
        <CheckoutExtras query={EXTRAS} due={40} show="sums" />
      </dl>
    </>,
    { hasGiftCards: true },
  )
  if (resume) Object.assign(stage.shop, { resume })
  const { container } = stage.show()
  await waitFor(() => expect(stage.sent.map(({ name }) => name)).toContain('CheckoutExtrasQuery'))
  for (const request of stage.sent) {
    await act(async () => request.answer({ data: completeAnswer(extrasNode.operation, { cart, ...customer }) }))
  }
  const answerLast = (data: object) => act(async () => stage.sent.at(-1)?.answer({ data }))
  return {
    ...stage,
    container,
    applied: (answer: object | null) =>
      answerLast(completeAnswer(applyNode.operation, { applyRewardPointsToCart: answer })),
    removed: (answer: object | null) =>
      answerLast(completeAnswer(removeNode.operation, { removeRewardPointsFromCart: answer })),
  }
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Usa i tuoi punti: 348 punti, pari a 17,00/ })
const row = () => screen.queryByText('I tuoi punti')?.nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')
const isToldOfFailure = () => screen.getByRole('alert').textContent?.includes('Non siamo riusciti')

test('points pay when the customer says so, and no longer when they say otherwise', async () => {
  const { sent, container, applied, removed } = await showPoints(cartWith(null))
  expect(box().checked).toBe(false)
  expect(row()).toBeUndefined()
  box().focus()
  await userEvent.keyboard(' ')
  // The choice is shown at once; the backend decides the amount.
  expect(box().checked).toBe(true)
  expect(sent.at(-1)).toMatchObject({ name: 'switchRewardPointsApplyMutation', variables: { cartId: CART_ID } })
  await applied({ cart: cartWith(340, 17) })
  expect(box().checked).toBe(true)
  expect(row()).toBe('−17,00 €')
  expect(screen.getByText(/^Usi 340 punti per 17,00/)).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
  await userEvent.click(box())
  expect(sent.at(-1)?.name).toBe('switchRewardPointsRemoveMutation')
  await removed({ cart: cartWith(null) })
  expect(box().checked).toBe(false)
  expect(row()).toBeUndefined()
})

test('a failure is reported, and the switch is reset', async () => {
  const { sent } = await showPoints(cartWith(null))
  await userEvent.click(box())
  await act(async () => sent.at(-1)?.fail(new Error('offline')))
  expect(isToldOfFailure()).toBe(true)
  expect(box().checked).toBe(false)
})

test.each([
  ['takes none of them', { cart: cartWith(null) }],
  ['has switched them off', null],
])('a backend that %s without a word is not believed', async (_why, answer) => {
  const { applied } = await showPoints(cartWith(null))
  await userEvent.click(box())
  await applied(answer)
  expect(isToldOfFailure()).toBe(true)
  expect(box().checked).toBe(false)
})

test('a session that has run out is signed in to, and the points pay all the same', async () => {
  let renewals = 0
  const resume = createResume({
    renew: async () => {
      renewals += 1
      return 'renewed'
    },
  })
  const { sent, applied } = await showPoints(cartWith(null), undefined, resume)
  await userEvent.click(box())
  await act(async () =>
    sent.at(-1)?.answer({
      data: { applyRewardPointsToCart: null },
      errors: [
        { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
      ],
    }),
  )
  await waitFor(() => expect(sent.filter(({ name }) => name === 'switchRewardPointsApplyMutation')).toHaveLength(2))
  await applied({ cart: cartWith(340, 17) })
  expect(renewals).toBe(1)
  expect(box().checked).toBe(true)
})

test('too few points say how many it takes', async () => {
  await showPoints(cartWith(null), ofCustomer(30, 1.5))
  expect(screen.getByText('Hai 30 punti: li puoi usare quando ne hai almeno 50.')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('points that pay already can be taken off, however few are left', async () => {
  await showPoints(cartWith(340, 17), ofCustomer(0))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Usa i tuoi punti/ }).checked).toBe(true)
})

test.each([
  ['there are none', ofCustomer(0)],
  ['they are worth nothing yet', ofCustomer(9, 0, null)],
  ['the store has none', ofCustomer(null)],
])('nothing is offered where %s', async (_why, customer) => {
  await showPoints(cartWith(null), customer)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText(/punti/)).toBeNull()
})
