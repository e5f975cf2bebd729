import definition from '#shop-folder/shop.config.ts'
import type { PublicShop } from './publicShop.ts'

/** The shop that is built: the folder that the variable `SHOP` names. */
export const SHOP: PublicShop = definition
