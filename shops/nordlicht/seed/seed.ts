import { defineSeed } from '#server/commerce/seed/defineSeed.ts'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import {
  agreements,
  cartPriceRules,
  customers,
  orders,
  paymentMethods,
  ratings,
  reviews,
  shippingMethods,
} from './checkout.ts'
import { cmsBlocks, cmsPages } from './pages.ts'
import { products } from './products.ts'
import { stores, taxClasses } from './stores.ts'

/** Nordlicht: the second shop, which shows that a folder is enough. */
export const seed = defineSeed({
  website: { code: 'base', name: 'Nordlicht' },
  stores,
  taxClasses,
  attributes,
  categories,
  products,
  commerceProducts: [],
  cmsPages,
  cmsBlocks,
  urlRedirects: [],
  cartPriceRules,
  giftCards: [],
  shippingMethods,
  pickupLocations: [],
  places: [],
  paymentMethods,
  agreements,
  customers,
  customerAttributes: [],
  orders,
  ratings,
  reviews,
})
