/** The page number of an address: integers from 2, and 1 for any other value. */
export const pageNumberOf = (value: unknown): number =>
  Number.isInteger(value) && Number(value) > 1 ? Number(value) : 1
