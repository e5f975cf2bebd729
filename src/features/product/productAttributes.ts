/**
 * Codes of the catalogue attributes that have a place of their own on the page (reference: the shop's attribute set).
 * A catalogue without one of them simply shows nothing there.
 */

/** Price per unit of measure, as the merchant words it. */
export const UNIT_PRICE_ATTRIBUTE = 'prezzo_unitario'
/** How to care for the piece. */
export const CARE_ATTRIBUTE = 'cura'
/** Safety information and warnings (Regulation EU 2023/988 art. 19). */
export const SAFETY_ATTRIBUTE = 'avvertenze'
/** Manufacturer with postal and electronic address (same article). */
export const MANUFACTURER_ATTRIBUTE = 'produttore'

/** Which guide to sizes the piece belongs to: the identifier of a CMS block. */
export const SIZE_GUIDE_ATTRIBUTE = 'guida_misure'

const WITH_OWN_PLACE = new Set([UNIT_PRICE_ATTRIBUTE, CARE_ATTRIBUTE, SAFETY_ATTRIBUTE, MANUFACTURER_ATTRIBUTE])

/** Whether an attribute belongs in the table of features: everything that is not shown elsewhere. */
export const isTableAttribute = (code: string): boolean => !WITH_OWN_PLACE.has(code)
