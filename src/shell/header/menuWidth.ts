/**
 * The widths of a header from which its menu may be shown, and the room between its targets that the shop's name and the
 * menu have then, rem: the header without gutters (7.6 %), without the search field and the other targets (22.6, from
 * 83 rem on 26.6) and without the gaps (3).
 */
export const MENU_ROOMS_REM: readonly (readonly [width: number, room: number])[] = [
  [64, 33.5],
  [72, 40.9],
  [80, 48.3],
  [90, 53.5],
]

/** The mean width of a letter, in the shop's name and in a category's name, rem. */
const BRAND_LETTER_REM = 0.75
const LETTER_REM = 0.48
/** The padding of a category's link and the gap beside it, rem. */
const PADDING_REM = 1.75

/**
 * The least width of the header, in rem, at which the names of the categories fit into one line beside the shop's name,
 * whose words may wrap. Undefined if there is none. The number of letters tells it, because the server has no window.
 */
export function menuWidthOf(names: readonly string[], brand: string): number | undefined {
  let needed = Math.max(...brand.split(' ').map((word) => word.length)) * BRAND_LETTER_REM
  for (const name of names) needed += name.length * LETTER_REM + PADDING_REM
  return MENU_ROOMS_REM.find(([, room]) => room >= needed)?.[0]
}
