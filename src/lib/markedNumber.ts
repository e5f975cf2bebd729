/**
 * A number that a merchant's text marks with a schema.org property: `<data itemprop="merchantReturnDays"
 * value="30">trenta giorni</data>`. Null without such a mark.
 */
export const markedNumber = (html: string | null | undefined, property: string): number | null =>
  markedData(html, property)?.value ?? null

/** The same with the function that reads the further attributes of the mark. */
export function markedData(html: string | null | undefined, property: string) {
  const [element = ''] = new RegExp(`<data\\s[^>]*\\b${property}\\b[^>]*>`).exec(html ?? '') ?? []
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? null
  const value = attribute('value') ?? ''
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(value) ? { value: Number(value), attribute } : null
}
