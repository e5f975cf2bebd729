/**
 * All that a product's page shows later than its first screen, in one file: requests cost more than the bytes of a part
 * that a product lacks.
 *
 * @offline
 */

import { FreeShippingDistance } from '../delivery/FreeShippingDistance.tsx'
import { ProductPromise } from '../delivery/ProductPromise.tsx'
import { ProductBreadcrumbs } from '../head/ProductBreadcrumbs.tsx'
import { ProductData } from '../head/ProductData.tsx'
import { ProductActions } from '../purchase/ProductActions.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductGuarantee } from './ProductGuarantee.tsx'
import { ProductLate } from './ProductLate.tsx'
import { SizesLink } from './SizesLink.tsx'

export const productParts = {
  FreeShippingDistance,
  ProductBreadcrumbs,
  ProductData,
  ProductActions,
  ProductFacts,
  ProductGuarantee,
  ProductLate,
  ProductPromise,
  SizesLink,
}
