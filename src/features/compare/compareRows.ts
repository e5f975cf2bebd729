/** What Magento writes where a product says nothing; always in English. */
const NOT_AVAILABLE = 'N/A'

type Named = { readonly code: string; readonly label: string }
type Compared = {
  readonly attributes: ReadonlyArray<{ readonly code: string; readonly value: string } | null | undefined>
}

export type CompareRow = Named & {
  /** One a product, in their order; null where it says nothing. HTML where the attribute holds some. */
  readonly values: readonly (string | null)[]
  /** A fact in which not all products agree. */
  readonly isDifferent: boolean
}

/** The article's number, which is never the same. */
const SKU = 'sku'
/** Whole texts, not facts: that they differ says nothing. Where there is a short one, it stands for both. */
const DESCRIPTION = 'description'
const SHORT_DESCRIPTION = 'short_description'
const TEXTS: ReadonlySet<string> = new Set([DESCRIPTION, SHORT_DESCRIPTION])

/** The rows of the table: the facts that at least one product tells. */
export function compareRows(attributes: readonly Named[], products: readonly Compared[]): readonly CompareRow[] {
  const rows = attributes.flatMap(({ code, label }): readonly CompareRow[] => {
    const values = products.map((product) => {
      const value = product.attributes.find((attribute) => attribute?.code === code)?.value.trim() ?? ''
      return value === '' || value === NOT_AVAILABLE ? null : value
    })
    if (code === SKU || values.every((value) => value === null)) return []
    return [{ code, label, values, isDifferent: !TEXTS.has(code) && new Set(values).size > 1 }]
  })
  const hasShort = rows.some(({ code }) => code === SHORT_DESCRIPTION)
  return rows.filter(({ code }) => code !== DESCRIPTION || !hasShort)
}
