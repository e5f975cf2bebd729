/**
 * A number that a merchant's text marks with a schema.org property: `<data itemprop="merchantReturnDays"
 * value="30">trenta giorni</data>`. Null without such a mark.
 */
export function markedNumber(html: string | null | undefined, property: string): number | null {
  const [element = ''] = new RegExp(`<data\\s[^>]*\\b${property}\\b[^>]*>`).exec(html ?? '') ?? []
  const value = /\bvalue="(\d{1,6}(?:\.\d{1,2})?)"/.exec(element)?.[1]
  return value === undefined ? null : Number(value)
}
