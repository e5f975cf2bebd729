import type { CommerceContext } from '../../../engine/context.ts'
import { checkCriteria } from '../../../engine/criteria.ts'
import type { CommerceModule } from '../../../engine/module.ts'
import { encodeUid } from '../../../engine/uid.ts'
import {
  findCategories,
  loadAncestors,
  loadChildren,
  loadCounts,
  type Category,
  type CategoryFilter,
} from './categories.ts'
import { listProducts, productScope, type ProductSort } from '../lists/productList.ts'
import { loadProducts } from '../products/products.ts'
import { pageInfoOf } from '../lists/paging.ts'
import { routableFields } from './route.ts'

type PageArguments = { pageSize: number; currentPage: number }

function productsOf(category: Category, args: PageArguments & { sort?: ProductSort | null }, context: CommerceContext) {
  const filter = { category_uid: { eq: encodeUid(category.id) } }
  const page = listProducts(context, productScope(context, { filter }), args)
  const products = loadProducts(context, page.items)
  return {
    items: page.items.map((id) => products.get(id) ?? null),
    page_info: pageInfoOf(page),
    total_count: page.totalCount,
  }
}

const breadcrumb = (category: Category) => ({
  category_level: category.level,
  category_name: category.name,
  category_uid: encodeUid(category.id),
  category_url_key: category.urlKey,
  category_url_path: category.urlPath,
})

export const categoryResolvers: CommerceModule['resolvers'] = {
  Query: {
    categories: (_root, args: PageArguments & { filters?: CategoryFilter | null }, context: CommerceContext) => {
      checkCriteria(context, { parts: { filters: args.filters } })
      const page = findCategories(context, args.filters ?? null, args.pageSize, args.currentPage)
      return { items: page.items, page_info: pageInfoOf(page), total_count: page.totalCount }
    },
  },
  CategoryTree: {
    ...routableFields('CATEGORY'),
    available_sort_by: (category: Category) => category.availableSortBy,
    default_sort_by: (category: Category) => category.defaultSortBy,
    breadcrumbs: (category: Category, _args, context) => {
      const ancestors = category.siblings.answer(loadAncestors, context, category.id) ?? []
      return ancestors.length > 0 ? ancestors.map(breadcrumb) : null
    },
    canonical_url: (category: Category, _args, context) =>
      category.urlPath === null ? null : category.urlPath + context.store.config.categoryUrlSuffix,
    children: (category: Category, _args, context) =>
      category.siblings.answer(loadChildren, context, category.id) ?? [],
    children_count: (category: Category, _args, context) =>
      String(category.siblings.answer(loadCounts, context, category.id)?.children ?? 0),
    display_mode: (category: Category) => category.displayMode,
    image: (category: Category, _args, context) => category.image && `${context.mediaBaseUrl}${category.image}`,
    include_in_menu: (category: Category) => Number(category.includeInMenu),
    is_anchor: (category: Category) => Number(category.isAnchor),
    meta_description: (category: Category) => category.metaDescription,
    // The engine's back office has no keywords.
    meta_keywords: () => null,
    meta_title: (category: Category) => category.metaTitle,
    product_count: (category: Category, _args, context) =>
      category.siblings.answer(loadCounts, context, category.id)?.products ?? 0,
    products: productsOf,
    uid: (category: Category) => encodeUid(category.id),
    updated_at: (category: Category) => category.updatedAt,
    url_key: (category: Category) => category.urlKey,
    url_path: (category: Category) => category.urlPath,
    url_suffix: (_category, _args, context) => context.store.config.categoryUrlSuffix,
  },
}
