import { SHOP } from '#src/shop/selectedShop.ts'

const { lowestPrice, unitPrice, care, safety, manufacturer } = SHOP.attributes

const WITH_OWN_PLACE = new Set([lowestPrice, unitPrice, care, safety, manufacturer])

/** Whether an attribute belongs in the table: every one without a special place. */
export const isTableAttribute = (code: string): boolean => !WITH_OWN_PLACE.has(code)
