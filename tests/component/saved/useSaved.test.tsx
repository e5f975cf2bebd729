import { RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useWishes } from '#src/features/saved/useSaved.ts'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { KEPT_WISHES_KEY } from '#src/platform/saved/savedKeys.ts'
import type { SavedProducts } from '#src/relay/savedProducts.ts'
import { createShopMockEnvironment } from '#tests/harness/components/mockEnvironment.ts'
import { stageApp } from '#tests/harness/components/stageApp.tsx'
import { stageShop } from '#tests/harness/components/stageShop.ts'

const never = () => () => undefined
const NOT_IMPLEMENTED = () => Promise.reject(new Error('Nothing is changed in this test.'))

/** One wish and an empty comparison. */
const saved: SavedProducts = {
  wishes: {
    get: () => STATE,
    subscribe: never,
    add: NOT_IMPLEMENTED,
    remove: NOT_IMPLEMENTED,
    update: NOT_IMPLEMENTED,
    toCart: NOT_IMPLEMENTED,
    createList: NOT_IMPLEMENTED,
    renameList: NOT_IMPLEMENTED,
    deleteList: NOT_IMPLEMENTED,
    transfer: NOT_IMPLEMENTED,
    sync: NOT_IMPLEMENTED,
  },
  comparison: {
    get: () => COMPARED,
    subscribe: never,
    add: NOT_IMPLEMENTED,
    remove: NOT_IMPLEMENTED,
    reconcile: NOT_IMPLEMENTED,
    sync: NOT_IMPLEMENTED,
  },
  gone: { wishes: { get: () => [], subscribe: never }, compared: { get: () => [], subscribe: never } },
}
const WISH = {
  sku: 'A',
  quantity: 1,
  selectedOptions: [],
  enteredOptions: [],
  words: [],
  id: null,
  listId: null,
  note: null,
}
const STATE = { wishes: [WISH], isKnown: true, lists: null }
const COMPARED = { uid: null, products: [], isKnown: true }

function Count() {
  return <p>{useWishes()?.wishes.length ?? 'nothing known'}</p>
}

async function stage() {
  let loads = 0
  const lazy = createLazyValue(async () => {
    loads += 1
    return saved
  })
  const shop = stageShop({ saved: lazy })
  const { environment } = createShopMockEnvironment()
  const { router } = await stageApp(<Count />, { shop, environment })
  const show = () => act(async () => render(<RouterProvider router={router} />))
  return { ...shop, lazy, show, loads: () => loads }
}

test('a guest without saved products does not load their code, until a click does', async () => {
  const { show, loads, lazy } = await stage()
  await show()
  expect([screen.getByRole('paragraph').textContent, loads()]).toEqual(['nothing known', 0])
  await act(() => lazy.load())
  expect([screen.getByRole('paragraph').textContent, loads()]).toEqual(['1', 1])
})

test('a browser that holds saved products loads their code at once', async () => {
  const { show, loads, storage } = await stage()
  storage.set(KEPT_WISHES_KEY, '[]')
  await show()
  expect([await screen.findByText('1'), loads()]).toEqual([expect.anything(), 1])
})

test('another tab that saves the first product, or a customer who signs in, loads the code', async () => {
  const byTab = await stage()
  await byTab.show()
  byTab.storage.set(KEPT_WISHES_KEY, '[]')
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: KEPT_WISHES_KEY })))
  expect(byTab.loads()).toBe(1)
  const byCustomer = await stage()
  await byCustomer.show()
  await act(async () => byCustomer.customerToken.issue('token'))
  expect(byCustomer.loads()).toBe(1)
})
