import type { StatusProfile } from './context.ts'

/** In what a Magento is harder to live with than its schema says. Each was observed on a real server of that version. */
export type Oddities = {
  /** `null` for an object or list argument that goes into search criteria fails: the code wants an array. */
  readonly failsOnNullCriteria: boolean
}

const ODDITIES_OF_2_4_7: Oddities = {
  failsOnNullCriteria: true,
}

export const ODDITIES: Readonly<Record<StatusProfile, Oddities>> = {
  '2.4.7': ODDITIES_OF_2_4_7,
  '2.4.8': ODDITIES_OF_2_4_7,
}
