/** Takes the measurements of visitors' browsers. */
export const VITALS_PATH = '/api/vitals'

/** The measured values; all but the layout shift are milliseconds. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const

export type VitalName = (typeof VITAL_NAMES)[number]

/** One value that a browser measured. */
export type Vital = {
  readonly name: VitalName
  readonly value: number
  /** The name of the page's definition, never its address. */
  readonly page: string
}

/** A browser sends no more values at a time. */
export const MOST_VITALS = 30
