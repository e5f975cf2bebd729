/**
 * Code of the catalogue attribute with the lowest price of the thirty days before a reduction (Directive 98/6/EC, art.
 * 6a). A price may be shown as reduced only if this value is known.
 */
export const LOWEST_PRICE_ATTRIBUTE = 'prezzo_minimo_30_giorni'
