import { describe, expect, test } from 'vitest'
import { parseModule, readModules } from './sources.ts'
import type { SourceModule } from './sources.ts'

/** Modules that add to the cart. */
const WAYS = ['useAddProductsToCart', 'useAddProductsOnDemand']

/** Lets the backend do it. */
const AT_THE_BACKEND = 'wishes.toCart('

/** Reports changes by comparing the lines of the cart (`useCartEvents`). */
const TOLD_BY_ITS_LINES = 'src/features/cart/lines/useCartLines.ts'

/** Modules that put something into the cart and do not tell the data layer of it. */
const silent = (modules: readonly SourceModule[]): readonly string[] =>
  modules
    .filter(
      ({ path, text, imports }) =>
        (text.includes(AT_THE_BACKEND) || imports.some(({ names }) => names.some((name) => WAYS.includes(name)))) &&
        !text.includes("publish('add_to_cart'") &&
        path !== TOLD_BY_ITS_LINES,
    )
    .map(({ path }) => `${path}: publish add_to_cart once the cart has taken it (features/analytics)`)

test('every module that adds to the cart reports it to the data layer', () => {
  expect(silent(readModules('src'))).toEqual([])
})

describe('this can fail', () => {
  const way = "import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'\n"
  test.each([
    [way, 1],
    [`${way}publish('add_to_cart', event)`, 0],
    ['await wishes.toCart(ids)', 1],
    ["import type { CartLineRequest } from '#src/features/cart/requests/useAddProductsToCart.ts'", 0],
  ])('%s', (text, found) => {
    expect(silent([parseModule('src/features/wishlist/a.ts', text)])).toHaveLength(found)
  })
})

test('every commerce event has a place where it is published', () => {
  const texts = readModules('src').map(({ text }) => text)
  const names = [
    'view_item_list',
    'select_item',
    'view_item',
    'add_to_cart',
    'add_to_wishlist',
    'remove_from_cart',
    'view_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ]
  const published = (name: string) => texts.some((text) => new RegExp(`publish\\([^)]*'${name}'`).test(text))
  expect(names.filter((name) => !published(name))).toEqual([])
})
