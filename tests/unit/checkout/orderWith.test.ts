import { expect, test, vi } from 'vitest'
import type { OrderingState } from '#src/features/checkout/placing/createOrdering.ts'
import { orderingOf, withPayment } from '#src/features/checkout/placing/orderWith.ts'
import { succeeded } from '#src/lib/result.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { createBrowser } from '#tests/unit/session/browserStage.tsx'
import { possibleTypes } from '#tests/unit/session/magentoModel.ts'

const told = {
  closed: () => undefined,
  gone: () => undefined,
  restored: () => undefined,
  finished: () => undefined,
  added: () => undefined,
  failure: () => undefined,
}

test('fields that throw order nothing, are reported, and leave the order button free', async () => {
  const browser = createBrowser({ now: () => 0, random: 0.5, storesNothing: false, possibleTypes, told })
  const { shop: tabShop, environment } = browser.open()
  const reportError = vi.fn<typeof tabShop.reportError>()
  const shop = { ...tabShop, reportError }
  const state = createObservableValue<OrderingState>({ phase: 'editing', problem: null })
  const thrown = new Error('The fields were removed')
  await orderingOf(shop, 'cart', state).order(
    withPayment(shop, environment, 'cart', () => 'braintree', null, {
      save: () => Promise.resolve(succeeded(null)),
      agree: () => Promise.reject(thrown),
      onPlaced: () => undefined,
      onPlacedUnseen: () => undefined,
    }),
  )
  expect(state.get()).toMatchObject({ phase: 'editing', problem: { kind: 'payment-unanswered' } })
  expect(reportError).toHaveBeenCalledExactlyOnceWith(thrown, 'fields of a payment method')
  expect(browser.exchanges).toEqual([])
})
