type Offer = { readonly dates: string | null; readonly price: { readonly value: number } }

/**
 * The methods in the merchant's order, but those that arrive on the same days beside each other and the cheaper first,
 * because nothing else speaks for the dearer one.
 */
export function cheaperFirst<T extends Offer>(methods: readonly T[]): readonly T[] {
  const groups = new Map<string, T[]>()
  for (const method of methods) groups.set(method.dates ?? '', [...(groups.get(method.dates ?? '') ?? []), method])
  return [...groups].flatMap(([dates, those]) =>
    dates === '' ? those : those.toSorted((left, right) => left.price.value - right.price.value),
  )
}
