import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'

type Chosen = Omit<CartLineRequest, 'quantity'>

/**
 * Whether the backend treats two sets of options as equal. A bundle part may be selected, with the quantity in its uid,
 * or entered with a quantity.
 */
export function isSameChoice(one: Chosen, other: Chosen): boolean {
  const [left, right] = [chosenOf(one), chosenOf(other)]
  return (
    one.sku === other.sku && left.size === right.size && [...left].every(([uid, value]) => right.get(uid) === value)
  )
}

const chosenOf = ({ selectedOptions, enteredOptions }: Chosen): ReadonlyMap<string, string> =>
  new Map([
    ...selectedOptions.map((uid) => [uid, piecesIn(uid)] as const),
    ...enteredOptions.map(({ uid, value }) => [uid, value] as const),
  ])

/**
 * The quantity in Magento's uid of a bundle part: `bundle/<option>/<selection>/<pieces>` in base64. Empty for every
 * other uid.
 */
function piecesIn(uid: string): string {
  try {
    return /^bundle\/\d+\/\d+\/(\d+)$/.exec(atob(uid))?.[1] ?? ''
  } catch {
    // The uid is not in Magento's format.
    return ''
  }
}
