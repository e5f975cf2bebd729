import type { CartLineInput } from './useAddProductsToCart.ts'

type Chosen = Pick<CartLineInput, 'sku' | 'selectedOptions' | 'enteredOptions'>

/**
 * Whether two choices of a product are one to the backend. A part of a bundle may be selected, which takes as many pieces
 * as its uid says, or entered with their number.
 */
export function isSameChoice(one: Chosen, other: Chosen): boolean {
  const [left, right] = [chosenOf(one), chosenOf(other)]
  return (
    one.sku === other.sku && left.size === right.size && [...left].every(([uid, value]) => right.get(uid) === value)
  )
}

const chosenOf = ({ selectedOptions = [], enteredOptions = [] }: Chosen): ReadonlyMap<string, string> =>
  new Map([
    ...selectedOptions.map((uid) => [uid, piecesIn(uid)] as const),
    ...enteredOptions.map(({ uid, value }) => [uid, value] as const),
  ])

/** Magento's uid of a part: `bundle/<option>/<selection>/<pieces>` in base64. Empty for every other uid. */
function piecesIn(uid: string): string {
  try {
    return /^bundle\/\d+\/\d+\/(\d+)$/.exec(atob(uid))?.[1] ?? ''
  } catch {
    // Not one of Magento's own.
    return ''
  }
}
