import definition from '#shop-folder/shop.config.ts'
import type { ShopDefinition } from './defineShop.ts'

/** The shop that is built: the folder that the variable `SHOP` names. */
export const SHOP: ShopDefinition = definition
