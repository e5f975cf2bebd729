import { defineSeed } from '#server/commerce/seed/defineSeed.ts'
import type { SeedProduct } from '#server/commerce/seed/types.ts'
import { agreements } from './agreements.ts'
import { attributes } from './attributes.ts'
import { cmsBlocks } from './pages/blocks.ts'
import { casa } from './products/casa.ts'
import { categories } from './categories.ts'
import { cartPriceRules, customers, giftCards, paymentMethods, shippingMethods } from './checkout.ts'
import { customerAttributes } from './customerAttributes.ts'
import { cucina } from './products/cucina.ts'
import { giftCardProducts } from './products/giftCardProducts.ts'
import { homePage } from './pages/home.ts'
import { orders } from './orders.ts'
import { informationPages } from './pages/informationPages.ts'
import { urlRedirects } from './redirects.ts'
import { regali } from './products/regali.ts'
import { pickupLocations } from './pickup.ts'
import { places } from './places.ts'
import { ratings, reviews } from './reviews.ts'
import { stores, taxClasses } from './stores.ts'
import { tavola } from './products/tavola.ts'
import { vasi } from './products/vasi.ts'

const products: readonly SeedProduct[] = [...vasi, ...tavola, ...casa, ...cucina, ...regali]

/** Terra e Smalto: the shop that a fresh installation shows. */
export const seed = defineSeed({
  website: { code: 'base', name: 'Terra e Smalto' },
  stores,
  taxClasses,
  attributes,
  categories,
  products,
  commerceProducts: giftCardProducts,
  cmsPages: [homePage(products, reviews), ...informationPages],
  cmsBlocks,
  urlRedirects,
  cartPriceRules,
  giftCards,
  shippingMethods,
  pickupLocations,
  places,
  paymentMethods,
  agreements,
  customers,
  customerAttributes,
  orders,
  ratings,
  reviews,
})
