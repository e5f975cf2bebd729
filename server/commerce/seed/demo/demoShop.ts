import type { SeedProduct, SeedShop } from '../types.ts'
import { agreements } from './agreements.ts'
import { attributes } from './attributes.ts'
import { cmsBlocks } from './blocks.ts'
import { casa } from './casa.ts'
import { categories } from './categories.ts'
import { cartPriceRules, customers, giftCards, paymentMethods, shippingMethods } from './checkout.ts'
import { customerAttributes } from './customerAttributes.ts'
import { company } from './company.ts'
import { cucina } from './cucina.ts'
import { giftCardProducts } from './giftCardProducts.ts'
import { homePage } from './home.ts'
import { orders } from './orders.ts'
import { informationPages } from './pages.ts'
import { urlRedirects } from './redirects.ts'
import { regali } from './regali.ts'
import { pickupLocations } from './pickup.ts'
import { ratings, reviews } from './reviews.ts'
import { stores, taxClasses } from './stores.ts'
import { tavola } from './tavola.ts'
import { vasi } from './vasi.ts'

const products: readonly SeedProduct[] = [...vasi, ...tavola, ...casa, ...cucina, ...regali]

/** Terra e Smalto: the shop that a fresh installation shows. */
export const demoShop: SeedShop = {
  company,
  website: { code: 'base', name: 'Terra e Smalto' },
  stores,
  taxClasses,
  attributes,
  categories,
  products,
  commerceProducts: giftCardProducts,
  cmsPages: [homePage(products), ...informationPages],
  cmsBlocks,
  urlRedirects,
  cartPriceRules,
  giftCards,
  shippingMethods,
  pickupLocations,
  paymentMethods,
  agreements,
  customers,
  customerAttributes,
  orders,
  ratings,
  reviews,
}
