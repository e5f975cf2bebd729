/** The page number of an address: integers from 2, and 1 for any other text. */
export function pageNumberOf(text: string | undefined): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 1 ? page : 1
}
