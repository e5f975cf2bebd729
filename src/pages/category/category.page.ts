import { filtersOverlay } from '#src/pages/list-filters/listFilters.page.ts'
import { defineUrlPage } from '#src/routing/definePage.ts'

/** A category's list with the filters, order and page of its address. */
export const categoryPage = defineUrlPage({
  name: 'category',
  weight: 8,
  resolves: 'category',
  screen: () => import('./CategoryPage.tsx'),
  late: () =>
    Promise.all([
      import('#src/pages/list-filters/ListFilters.tsx').then(({ loadLateParts }) => loadLateParts()),
      import('./loadCategory.ts'),
    ]),
  overlays: [filtersOverlay],
  staysMounted: true,
  leadsTo: ['product'],
  findRead: async () => (await import('./readCategories.ts')).readCategories,
  load: async (args, page) => (await import('./loadCategory.ts')).loadCategory(args, page),
})
