import type { CommerceContext } from '../../../engine/context.ts'
import { checkCriteria } from '../../../engine/criteria.ts'
import type { CommerceModule } from '../../../engine/module.ts'
import { sortingOfCategory } from '../categories/categories.ts'
import { checkPageArguments, pageInfoOf, type Page } from './paging.ts'
import {
  aggregationsOf,
  builtInLabels,
  listProducts,
  productScope,
  type ProductListArguments,
  type ProductScope,
} from './productList.ts'
import { loadProducts } from '../products/products.ts'
import { sortableLabels } from '../products/attributes.ts'
import { suggestionsOf } from './search.ts'
import { resolveRoute } from '../categories/routing.ts'

type ProductList = { readonly scope: ProductScope; readonly page: Page<number> }

type AggregationArguments = {
  filter?: { category?: { includeDirectChildrenOnly?: boolean | null } | null } | null
}

export const listResolvers: CommerceModule['resolvers'] = {
  Query: {
    products: (_root, args: ProductListArguments, context: CommerceContext): ProductList => {
      checkPageArguments(args.pageSize, args.currentPage)
      checkCriteria(context, { whole: { sort: args.sort, filter: args.filter }, parts: { filter: args.filter } })
      const scope = productScope(context, args)
      return { scope, page: listProducts(context, scope, args) }
    },
    route: (_root, args: { url: string }, context) => resolveRoute(context, args.url),
  },
  Products: {
    items: ({ page }: ProductList, _args, context: CommerceContext) => {
      const products = loadProducts(context, page.items)
      return page.items.map((id) => products.get(id) ?? null)
    },
    aggregations: ({ scope }: ProductList, args: AggregationArguments, context: CommerceContext) =>
      aggregationsOf(
        context,
        scope,
        args.filter?.category?.includeDirectChildrenOnly === true && !context.oddities.ignoresDirectChildrenOnly,
      ),
    page_info: ({ page }: ProductList) => pageInfoOf(page),
    sort_fields: ({ scope }: ProductList, _args, context: CommerceContext) => {
      const labels = builtInLabels(context)
      const own = scope.categoryId === null ? null : sortingOfCategory(context, scope.categoryId)
      return {
        default: own?.default ?? context.store.config.catalogDefaultSortBy,
        options: [
          ...(['position', 'name', 'price'] as const).map((value) => ({ label: labels[value], value })),
          ...sortableLabels(context),
        ].filter(({ value }) => own?.available?.includes(value) ?? true),
      }
    },
    suggestions: ({ scope, page }: ProductList, _args, context) =>
      scope.search !== null && page.totalCount === 0
        ? suggestionsOf(context, scope.search).map((search) => ({ search }))
        : [],
    total_count: ({ page }: ProductList) => page.totalCount,
  },
}
