import { expect, test } from 'vitest'
import { readModules } from '#tests/arch/sources.ts'
import { firstDisplayCodeOf, offlineCodeOf } from '../../../build/bundle/documentCode.ts'

const PRODUCT = {
  id: '/shop/src/pages/product/product.page.ts',
  text: "export const page = defineUrlPage({\n  findRead: async () => (await import('./readProducts.ts')).readProducts,\n})",
  imports: [],
  dynamicImports: [
    '/shop/src/pages/product/ProductPage.tsx',
    '/shop/src/pages/product/loadProduct.ts',
    '/shop/src/pages/product/readProducts.ts',
  ],
}

test('all that the definition of a page that opens offline imports is kept, except its screen', () => {
  expect(offlineCodeOf([PRODUCT])).toEqual([
    '/shop/src/pages/product/loadProduct.ts',
    '/shop/src/pages/product/readProducts.ts',
  ])
})

test('the code of any other page is not kept', () => {
  const cart = { ...PRODUCT, text: 'export const page = definePage({})' }
  const loader = {
    id: '/shop/src/pages/cart/loadCart.ts',
    text: PRODUCT.text,
    imports: [],
    dynamicImports: ['/shop/src/late.ts'],
  }
  expect(offlineCodeOf([cart, loader])).toEqual([])
})

test('a late module says so itself, in the first comment of its file', () => {
  const module = (id: string, text: string) => ({ id, text, imports: [], dynamicImports: ['/shop/src/more.ts'] })
  expect(
    offlineCodeOf([
      module('/shop/src/text.ts', '/**\n * The code of texts.\n *\n * @offline\n */\n\nexport {}'),
      module('/shop/src/later.ts', '/** Other code. */\n\n/** @offline */\nexport {}'),
    ]),
  ).toEqual(['/shop/src/text.ts'])
})

test('every page of Magento’s URL space that finds read pages loads them, its loader and its late code by itself', () => {
  const modules = readModules('src').map(({ path, text, imports }) => ({
    id: `/${path}`,
    text,
    imports: [],
    dynamicImports: imports.flatMap(({ target, names }) =>
      target !== null && names.length === 0 ? [`/${target}`] : [],
    ),
  }))
  const kept = offlineCodeOf(modules)
  const opened = modules.filter(({ text }) => /\bdefineUrlPage\(\{[^]*\bfindRead:/.test(text))
  expect(opened.length).toBeGreaterThan(1)
  for (const { id, dynamicImports } of opened) {
    const folder = id.slice(0, id.lastIndexOf('/'))
    expect(
      kept.filter((path) => path.startsWith(`${folder}/load`)),
      id,
    ).toHaveLength(1)
    expect(
      dynamicImports.filter((path) => !/\/\w+Page\.tsx$/.test(path) && !kept.includes(path)),
      id,
    ).toEqual([])
  }
})

test('the first display of a screen needs the late modules that say so and that its code loads', () => {
  const module = (id: string, imports: readonly string[], dynamicImports: readonly string[], text = 'export {}') => ({
    id: `/shop/src/${id}`,
    text,
    imports: imports.map((each) => `/shop/src/${each}`),
    dynamicImports: dynamicImports.map((each) => `/shop/src/${each}`),
  })
  const stated = '/**\n * Steps.\n *\n * @firstDisplay\n */\n\nexport {}'
  expect(
    firstDisplayCodeOf([
      module('pages/checkout/CheckoutPage.tsx', ['features/steps.ts'], []),
      module('features/steps.ts', ['features/steps.ts', 'lib/text.ts'], ['features/late.ts', 'features/later.ts']),
      module('features/late.ts', [], ['features/latest.ts'], stated),
      module('features/later.ts', [], [], '/** Other code. */\n\n/** @firstDisplay */\nexport {}'),
      module('features/latest.ts', [], [], stated),
      module('pages/cart/CartPage.tsx', ['lib/text.ts'], []),
      module('lib/text.ts', [], []),
    ]),
  ).toEqual({ '/shop/src/pages/checkout/CheckoutPage.tsx': ['/shop/src/features/late.ts'] })
})
