/**
 * Codes of catalogue attributes with a special place on the page (reference: the shop's attribute set). A missing
 * attribute leaves its place empty.
 */

/** Price per unit of measure, in the merchant's wording. */
export const UNIT_PRICE_ATTRIBUTE = 'prezzo_unitario'
/** Care instructions. */
export const CARE_ATTRIBUTE = 'cura'
/** Safety information and warnings (Regulation EU 2023/988 art. 19). */
export const SAFETY_ATTRIBUTE = 'avvertenze'
/** Manufacturer with postal and electronic address (same article). */
export const MANUFACTURER_ATTRIBUTE = 'produttore'

/** The size guide of the product: the identifier of a CMS block. */
export const SIZE_GUIDE_ATTRIBUTE = 'guida_misure'

const WITH_OWN_PLACE = new Set([UNIT_PRICE_ATTRIBUTE, CARE_ATTRIBUTE, SAFETY_ATTRIBUTE, MANUFACTURER_ATTRIBUTE])

/** Whether an attribute belongs in the table: every one without a special place. */
export const isTableAttribute = (code: string): boolean => !WITH_OWN_PLACE.has(code)
