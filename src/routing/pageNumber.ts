/** The page that an address names: whole numbers from 2 on, and 1 for anything else. */
export const pageNumberOf = (value: unknown): number =>
  Number.isInteger(value) && Number(value) > 1 ? Number(value) : 1
