import { definePage } from '#src/routing/definePage.ts'
import { notFoundView, staticView } from '#src/routing/pageQueries.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

export const comparePage = definePage({
  name: 'compare',
  path: '/compare',
  screen: () => import('./ComparePage.tsx'),
  load: ({ context }, page) => (SHOP.features?.compare === false ? notFoundView(context) : staticView(page, {})),
})
