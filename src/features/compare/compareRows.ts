/** Magento's value for a missing attribute; always in English. */
const NOT_AVAILABLE = 'N/A'

type Named = { readonly code: string; readonly label: string }
/** The values of a product by the code of the attribute. */
type Compared = ReadonlyMap<string, string>

export type CompareRow = Named & {
  /** One value per product, in order; null if missing. May contain HTML. */
  readonly values: readonly (string | null)[]
  /** Whether the products differ in this attribute. */
  readonly isDifferent: boolean
}

/** The SKU always differs. */
const SKU = 'sku'
/** Long texts, in which a difference means nothing. The short description is used if there is one. */
const DESCRIPTION = 'description'
const SHORT_DESCRIPTION = 'short_description'
const TEXTS: ReadonlySet<string> = new Set([DESCRIPTION, SHORT_DESCRIPTION])

/**
 * The rows of the table: the attributes that at least one product has, those that differ first, because on a phone the
 * others would be in the way.
 */
export function compareRows(attributes: readonly Named[], products: readonly Compared[]): readonly CompareRow[] {
  const rows = attributes.flatMap(({ code, label }): readonly CompareRow[] => {
    const values = products.map((product) => {
      const value = product.get(code)?.trim() ?? ''
      return value === '' || value === NOT_AVAILABLE ? null : value
    })
    if (code === SKU || values.every((value) => value === null)) return []
    return [{ code, label, values, isDifferent: !TEXTS.has(code) && new Set(values).size > 1 }]
  })
  const hasShort = rows.some(({ code }) => code === SHORT_DESCRIPTION)
  const shown = rows.filter(({ code }) => code !== DESCRIPTION || !hasShort)
  return [...shown.filter(({ isDifferent }) => isDifferent), ...shown.filter(({ isDifferent }) => !isDifferent)]
}

/**
 * The values of a product with variants: where it has none of its own, those of its variants, each once. Magento compares
 * the attributes of the product itself only, and its capacity, say, is that of a variant.
 */
export function withVariants(own: Compared, variants: readonly Compared[]): Compared {
  const codes = new Set(variants.flatMap((variant) => [...variant.keys()]))
  const isKnown = (code: string) => ![undefined, '', NOT_AVAILABLE].includes(own.get(code)?.trim())
  const added = [...codes]
    .filter((code) => !isKnown(code))
    .map((code) => {
      const values = variants.flatMap((variant) => variant.get(code)?.trim() || [])
      return [code, [...new Set(values)].join(' · ')] as const
    })
  return new Map([...own, ...added])
}
