import type { AttributeCodes } from '#src/shop/defineShop.ts'

/** Whether an attribute belongs in the table: every one without a special place. */
export const isTableAttribute = (
  code: string,
  { lowestPrice, unitPrice, care, safety, manufacturer, durability }: AttributeCodes,
): boolean => ![lowestPrice, unitPrice, care, safety, manufacturer, durability].includes(code)
