import type { CommerceModule } from '../../engine/module.ts'
import { attributeQueries, attributeResolvers } from './products/attributes.ts'
import { ALL_PRODUCTS } from './cacheTags.ts'
import { categoryResolvers } from './categories/categoryResolvers.ts'
import { reindexForDay } from './lists/indexer.ts'
import { listResolvers } from './lists/listResolvers.ts'
import { catalogMigrations } from './migrations.ts'
import { productResolvers, unselectedProductFields } from './products/productResolvers.ts'
import { seedCatalog } from './seed/seed.ts'

export const catalogModule: CommerceModule = {
  name: 'catalog',
  migrations: catalogMigrations,
  resolvers: {
    ...productResolvers,
    ...categoryResolvers,
    ...listResolvers,
    CatalogAttributeMetadata: attributeResolvers,
    Query: { ...categoryResolvers.Query, ...listResolvers.Query, ...attributeQueries },
  },
  unselected: unselectedProductFields,
  seed: seedCatalog,
  beforeRequest: ({ db, indexDay, changed }) => {
    if (reindexForDay(db, indexDay)) changed.add(ALL_PRODUCTS)
  },
}
