import { textsFor } from '../../engine/textsFor.ts'
import type { AttributeValueRow, Product } from '../catalog/products/products.ts'

/** The text of an empty cell of the table; Magento leaves it in English. */
const NOT_AVAILABLE = 'N/A'

export type CompareAttribute = { readonly code: string; readonly label: string }

const FIXED_LABELS = {
  en: { sku: 'SKU', description: 'Description', short: 'Short Description' },
  it: { sku: 'SKU', description: 'Descrizione', short: 'Descrizione breve' },
  de: { sku: 'Artikelnummer', description: 'Beschreibung', short: 'Kurzbeschreibung' },
  fr: { sku: 'Référence', description: 'Description', short: 'Description courte' },
  es: { sku: 'Referencia', description: 'Descripción', short: 'Descripción breve' },
}

/** The three rows at the beginning of every table of Magento, in the language of the store view. */
export function fixedAttributes(locale: string): readonly CompareAttribute[] {
  const labels = textsFor(locale, FIXED_LABELS)
  return [
    { code: 'sku', label: labels.sku },
    { code: 'description', label: labels.description },
    { code: 'short_description', label: labels.short },
  ]
}

/** The cell of one product in one row. Values of several options are joined. */
export function comparedValue(
  product: Product,
  code: string,
  values: readonly AttributeValueRow[],
  formatPrice: (amount: number) => string,
): string {
  switch (code) {
    case 'sku':
      return product.sku
    case 'description':
      return product.description || NOT_AVAILABLE
    case 'short_description':
      return product.shortDescription || NOT_AVAILABLE
    default: {
      const texts = values
        .filter((row) => row.code === code)
        .map((row) => {
          if (row.option_value !== null) return row.option_label ?? ''
          return row.input === 'price' ? formatPrice(Number(row.value)) : (row.value ?? '')
        })
        .filter((text) => text !== '')
      return texts.length > 0 ? texts.join(', ') : NOT_AVAILABLE
    }
  }
}

/** The number at the beginning of a product id; 0 if there is none, which no product has. Uids are not understood. */
export const rawProductId = (id: string): number => Number.parseInt(id, 10) || 0
