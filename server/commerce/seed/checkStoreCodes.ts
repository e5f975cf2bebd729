import { SeedError } from './seedError.ts'
import type { SeedShop } from './types.ts'

/**
 * Throws {@link SeedError} with every place of a seed that names a store view which the seed does not have: a typing
 * error in a text's key would otherwise show the text of the first store view without a word.
 */
export function checkStoreCodes(shop: SeedShop): void {
  const codes = shop.stores.map(({ code }) => code)
  const known = new Set<string>(codes)
  const places: string[] = []
  visit(shop, '', (record, place) => {
    const { store } = record
    if (typeof store === 'string' && !known.has(store)) places.push(`${place}.store is "${store}"`)
    if (!isText(record, known)) return
    for (const key of Object.keys(record)) if (!known.has(key)) places.push(`${place} has a text for "${key}"`)
  })
  if (places.length === 0) return
  const named = codes.map((code) => `"${code}"`).join(', ')
  throw new SeedError(`the store views are ${named}, but ${places.join('; ')}`)
}

/** Texts by store view: strings, one of them for a store view that the seed has. */
const isText = (record: Readonly<Record<string, unknown>>, known: ReadonlySet<string>): boolean =>
  Object.values(record).every((value) => typeof value === 'string') && Object.keys(record).some((key) => known.has(key))

function visit(
  value: unknown,
  place: string,
  onRecord: (record: Readonly<Record<string, unknown>>, place: string) => void,
): void {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) visit(each, `${place}[${index}]`, onRecord)
    return
  }
  if (typeof value !== 'object' || value === null) return
  onRecord(value as Readonly<Record<string, unknown>>, place)
  for (const [key, each] of Object.entries(value)) visit(each, place === '' ? key : `${place}.${key}`, onRecord)
}
