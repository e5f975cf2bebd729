/** The cost of a purchase with the present choices, as the headline shows it. */
export type ShownSum = {
  readonly value: number
  /** Open questions may add more. */
  readonly isFrom: boolean
}
