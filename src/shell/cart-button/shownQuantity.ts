/** The highest number that fits into a round badge. */
const MOST_SHOWN = 99

/** The number on a badge. */
export const shownQuantity = (quantity: number): string | number =>
  quantity > MOST_SHOWN ? `${MOST_SHOWN}+` : quantity
