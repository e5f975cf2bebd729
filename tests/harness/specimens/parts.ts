import { ACCOUNT } from './account.tsx'
import { CART } from './cart.tsx'
import { CATALOGUE } from './catalogue.tsx'
import { CHECKOUT } from './checkout.tsx'
import { CONTENT } from './content.tsx'
import { NOTICES } from './notices.tsx'
import { ORDERS } from './orders.tsx'
import { PRODUCT } from './product.tsx'
import { REGISTRIES } from './registries.tsx'
import { SAVED } from './saved.tsx'
import { SHELL } from './shell.tsx'
import type { Part } from './specimen.ts'

/** The rooms of the shop, in the order in which a shopper meets them. */
export const PARTS: readonly Part[] = [
  SHELL,
  CONTENT,
  CATALOGUE,
  PRODUCT,
  SAVED,
  CART,
  CHECKOUT,
  ACCOUNT,
  ORDERS,
  REGISTRIES,
  NOTICES,
]
