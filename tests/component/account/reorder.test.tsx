import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { expect, test, vi } from 'vitest'
import type { reorderTestQuery } from '#tests/__generated__/reorderTestQuery.graphql.ts'
import { ReorderButton } from '#src/features/orders/reorder/ReorderButton.tsx'
import type { ReorderOutcome } from '#src/features/orders/reorder/reorderOutcome.ts'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import reorderTestNode from '#tests/__generated__/reorderTestQuery.graphql.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { CART_ID, stageCart } from '../cart/cartStage.tsx'

const ORDERED = {
  __typename: 'OrderItem',
  id: 'line',
  product_name: 'Brocca',
  quantity_ordered: 2,
  product: { __typename: 'SimpleProduct', uid: 'jug', sku: 'brocca' },
}

function Stage({ onOutcome }: { readonly onOutcome: (outcome: ReorderOutcome) => void }) {
  const { customer } = useLazyLoadQuery<reorderTestQuery>(
    graphql`
      query reorderTestQuery @relay_test_operation {
        customer {
          orders(pageSize: 1) {
            items {
              id
              ...ReorderButton_order
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  )
  const [order] = customer?.orders?.items ?? []
  return order ? <ReorderButton order={order} onOutcome={onOutcome} /> : null
}

/** Presses the button; the backend's answer is lost, and the cart is counted. */
async function reorderUnanswered() {
  const onOutcome = vi.fn<(outcome: ReorderOutcome) => void>()
  const stage = await stageCart(<Stage onOutcome={onOutcome} />)
  const { sent } = stage
  const orders = { items: [{ id: 'order', number: '1', items: [ORDERED] }] }
  stage.seed(reorderTestNode, {}, completeAnswer(reorderTestNode.operation, { customer: { orders } }))
  stage.show()
  await userEvent.click(await screen.findByRole('button', { name: 'Ordina di nuovo' }))
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['useReorderMutation'])
  const cannotBeReached = new NetworkUnreachableError('Any', new TypeError('Failed to fetch'))
  await act(async () => sent[0]?.fail(cannotBeReached))
  await expect.poll(() => sent[1]?.name).toBe('countPiecesQuery')
  return {
    onOutcome,
    count: (pieces: number) => {
      const line = { uid: 'line', quantity: pieces, product: { uid: 'jug', sku: 'brocca' } }
      const cart = { id: CART_ID, itemsV2: { items: pieces === 0 ? [] : [line] } }
      return act(async () => sent[1]?.answer({ data: { cart } }))
    },
    fail: () => act(async () => sent[1]?.fail(cannotBeReached)),
  }
}

test('a reorder without an answer is a success if the cart has its pieces', async () => {
  const { count, onOutcome } = await reorderUnanswered()
  await count(2)
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith({ ok: true, value: [{ name: 'Brocca', wanted: 2, added: 2 }] })
})

test('a reorder without an answer has failed if the cart has none of its pieces', async () => {
  const { count, onOutcome } = await reorderUnanswered()
  await count(0)
  expect(onOutcome.mock.calls).toMatchObject([[{ ok: false, error: { kind: 'unreachable' } }]])
})

test('a reorder without an answer is uncertain while the cart cannot be read', async () => {
  const { fail, onOutcome } = await reorderUnanswered()
  await fail()
  expect(onOutcome.mock.calls).toMatchObject([[{ ok: false, error: { kind: 'uncertain' } }]])
})
