import { foldedText } from '../normalizedText.ts'

/** The option values of a product as they appear in an address. */
export type OptionValue = {
  readonly uid: string
  readonly label: string
  /** Unique within its axis. */ readonly slug: string
}

/** `Verde salvia` → `verde-salvia`. */
export function slugOf(label: string): string {
  return foldedText(label)
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Gives the values of one axis their slugs; labels that would have the same slug get a number. */
export function withSlugs(values: readonly { readonly uid: string; readonly label: string }[]): readonly OptionValue[] {
  const taken = new Set<string>()
  return values.map((value) => {
    const base = slugOf(value.label) || 'option'
    let slug = base
    for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`
    taken.add(slug)
    return { ...value, slug }
  })
}
