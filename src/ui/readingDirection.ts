/** Whether the text of an element runs from right to left, so that its next item is at the left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** The steps of an arrow key in a row of items: to the next one, to the previous one, or 0 for any other key. */
export function stepOfArrowKey(key: string, row: Element): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowLeft') === isRightToLeft(row) ? 1 : -1
}
