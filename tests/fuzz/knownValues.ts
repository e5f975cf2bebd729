import fc from 'fast-check'

/** The values of one name that are remembered; the oldest is replaced. */
const MOST_VALUES = 40

/** A placeholder in a generated request, for a value that an earlier answer contained: `⟦cart_id 3⟧`. */
const PLACEHOLDER = /⟦(\S+) (\d+)⟧/g

/**
 * Values of the running shop, by the names of the fields that answered them. Generated requests contain placeholders
 * instead of values, so that the same seed makes the same requests although each run has other carts and tokens.
 */
export type KnownValues = {
  /** Remembers the texts and numbers of an answer. */
  readonly learn: (answer: unknown) => void
  readonly set: (name: string, value: string) => void
  /** Replaces the placeholders of a text; `escape` makes a value fit into it. */
  readonly fill: (text: string, escape?: (value: string) => string) => string
}

/** A placeholder for a value of this name. */
export const knownValue = (name: string): fc.Arbitrary<string> =>
  fc.nat(MOST_VALUES - 1).map((index) => `⟦${simplified(name) || 'id'} ${index}⟧`)

const simplified = (name: string): string => name.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase()

export function createKnownValues(): KnownValues {
  const values = new Map<string, string[]>()

  function add(name: string, value: string): void {
    if (name === '' || value === '' || value.length > 500) return
    const list = values.get(name) ?? []
    values.set(name, list)
    if (list.includes(value)) return
    if (list.length >= MOST_VALUES) list.shift()
    list.push(value)
  }

  /** The values of the name, or of its longest ending that has some: those of `id` for `customer_id`. */
  function valuesOf(name: string): readonly string[] {
    for (let from = 0; from < name.length - 1; from += 1) {
      const list = values.get(name.slice(from))
      if (list) return list
    }
    return []
  }

  function learn(value: unknown, name: string, parent: string): void {
    if (Array.isArray(value)) for (const one of value) learn(one, name, parent)
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) learn(one, simplified(key), name)
    else if (typeof value === 'string' || typeof value === 'number') {
      add(name, String(value))
      add(parent.replace(/s?(v\d)?$/, '') + name, String(value))
    }
  }

  return {
    learn: (answer) => learn(answer, '', ''),
    set(name, value) {
      values.set(simplified(name), [value])
    },
    fill: (text, escape = (value) => value) =>
      text.replaceAll(PLACEHOLDER, (_, name: string, index: string) => {
        const known = valuesOf(name)
        return escape(known[Number(index) % known.length] ?? name)
      }),
  }
}
