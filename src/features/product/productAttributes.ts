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

const WITH_OWN_PLACE = new Set([UNIT_PRICE_ATTRIBUTE, CARE_ATTRIBUTE, SAFETY_ATTRIBUTE, MANUFACTURER_ATTRIBUTE])

/** Whether an attribute belongs in the table of features: everything that is not shown elsewhere. */
export const isTableAttribute = (code: string): boolean => !WITH_OWN_PLACE.has(code)

type AttributeItem = {
  readonly code?: string
  readonly value?: string
  readonly selected_options?: ReadonlyArray<{ readonly label: string } | null | undefined>
} | null | undefined

/** The words of an attribute value: its text, or its options in their order. */
export function attributeText(item: AttributeItem): string {
  if (item?.selected_options) return item.selected_options.flatMap((option) => option?.label ?? []).join(', ')
  return item?.value?.trim() ?? ''
}

/** The text of one attribute among those of a product; null where it has none. */
export function attributeTextOf(items: readonly AttributeItem[] | null | undefined, code: string): string | null {
  return attributeText(items?.find((item) => item?.code === code)) || null
}
