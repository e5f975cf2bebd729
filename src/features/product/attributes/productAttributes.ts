import type { AttributeCodes } from '#src/shop/defineShop.ts'

/** Whether an attribute belongs in the table: every one without a special place. */
export const isTableAttribute = (code: string, { sizeGuide: _block, ...codes }: AttributeCodes): boolean =>
  !Object.values(codes).includes(code)
