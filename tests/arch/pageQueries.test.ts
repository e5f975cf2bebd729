import { expect, test } from 'vitest'
import { readModules } from './sources.ts'

const MODULES = readModules('src').filter(({ path }) => !path.includes('__generated__'))

/** A page's own query and two late ones. */
const MOST_OF_A_PAGE = 3

const LOADER = /(?:\.page|\/load[A-Z]\w*|\/productLate)\.ts$/

test('only loaders name queries; a part whose variables only the browser knows uses useBrowserQuery', () => {
  const naming = MODULES.filter(({ text }) => /\boperation: '\w+Query'/.test(text)).map(({ path }) => path)
  expect(naming.filter((path) => !LOADER.test(path))).toEqual([])
})

test('a page reads its own query and at most two late ones that its loader names', () => {
  const readByFolder = Map.groupBy(
    MODULES.flatMap(({ path, text }) => {
      const folder = /^src\/pages\/([\w-]+)\//.exec(path)?.[1]
      return folder === undefined
        ? []
        : [...text.matchAll(/\buseRouteQuery<(\w+)>/g)].map(([, query = '']) => ({ folder, query }))
    }),
    ({ folder }) => folder,
  )
  const tooMany = [...readByFolder].filter(
    ([, reads]) => new Set(reads.map(({ query }) => query)).size > MOST_OF_A_PAGE,
  )
  expect(readByFolder.size).toBeGreaterThan(30)
  expect(tooMany.map(([folder]) => folder)).toEqual([])
})

/** The parts whose queries no loader can start, with the origin of their variables. */
const IN_THE_BROWSER: Readonly<Record<string, string>> = {
  'src/features/checkout/wallet/CartWallet.tsx': 'the current cart, in browsers with Apple Pay',
  'src/features/checkout/wallet/ProductWallet.tsx': 'the first price, in browsers with Apple Pay',
  'src/pages/cart/CartCrossSells.tsx': 'the lines of the cart on screen',
  'src/pages/cart/estimate/CartEstimateForm.tsx': 'loaded when the shopper opens the estimate',
  'src/pages/cart/later/ForLater.tsx': 'the saved pieces of this browser',
  'src/pages/cart-shared/SharedLines.tsx': 'the fragment of the address',
  'src/pages/checkout/PickupChoice.tsx': 'the lines of the cart, and the typed place',
  'src/pages/compare/ComparedProducts.tsx': 'the comparison of this browser',
  'src/pages/list-filters/MissingSwatches.tsx': 'the options whose colours the answer of the list lacks',
  'src/pages/product/delivery/FreeShippingDistance.tsx': 'the current cart',
  'src/pages/product/purchase/QuantityBounds.tsx': 'the chosen product, if its backend has limits',
  'src/pages/product/purchase/useGiftCardProduct.ts': 'the answer that the product is a gift card',
  'src/pages/product/sections/RecentProducts.tsx': 'the products seen in this browser',
  'src/pages/wishlist/KeptWishes.tsx': 'the wish list of this browser',
}

test('the parts with queries of the browser are known', () => {
  const found = MODULES.filter(
    ({ text }) => text.includes('useBrowserQuery<') && !text.includes('function useBrowserQuery'),
  )
  expect(new Set(found.map(({ path }) => path))).toEqual(new Set(Object.keys(IN_THE_BROWSER)))
})
