import { PICKUP_CARRIER } from '#src/shop/deliveryCalendar.ts'

type Method = {
  readonly carrier_code: string
  readonly price: { readonly value: number }
}

/** The cheapest delivery; collection is never preselected, however cheap. */
export function presetMethod<T extends Method>(methods: readonly T[]): T | undefined {
  const delivered = methods.filter(({ carrier_code: carrier }) => carrier !== PICKUP_CARRIER)
  return (delivered.length > 0 ? delivered : methods).toSorted((a, b) => a.price.value - b.price.value)[0]
}
