import type { Wish } from '#src/platform/saved/keptWishes.ts'

/** The same options in another order are the same wish. */
export const wishKey = ({ sku, selectedOptions, enteredOptions }: Wish): string =>
  JSON.stringify([
    sku,
    selectedOptions.toSorted(),
    enteredOptions.map(({ uid, value }) => `${uid} ${value}`).toSorted(),
  ])

/** The wanted wishes that `present` lacks, without duplicates. */
export function missingWishes<TWish extends Wish>(
  wanted: readonly TWish[],
  present: readonly Wish[],
): readonly TWish[] {
  const known = new Set(present.map(wishKey))
  return wanted.filter((wish) => {
    const key = wishKey(wish)
    const isMissing = !known.has(key)
    known.add(key)
    return isMissing
  })
}
