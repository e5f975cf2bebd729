import { editLineOverlay, quickOverlay } from '#src/pages/product-quick/productQuick.page.ts'
import { sizesOverlay } from '#src/pages/product-sizes/productSizes.page.ts'
import { specsOverlay } from '#src/pages/product-specs/productSpecs.page.ts'
import { zoomOverlay } from '#src/pages/product-zoom/productZoom.page.ts'
import { defineUrlPage } from '#src/routing/definePage.ts'

/** A product in the variant of its address; choosing another variant stays on the mounted page. */
export const productPage = defineUrlPage({
  name: 'product',
  weight: 16,
  resolves: 'product',
  screen: () => import('./ProductPage.tsx'),
  late: () =>
    Promise.all([import('./lateParts.ts').then(({ lateCode }) => lateCode.load()), import('./loadProduct.ts')]),
  overlays: [zoomOverlay, quickOverlay, editLineOverlay, sizesOverlay, specsOverlay],
  staysMounted: true,
  findRead: async () => (await import('./readProducts.ts')).readProducts,
  load: async (args, page) => (await import('./loadProduct.ts')).loadProduct(args, page),
})
