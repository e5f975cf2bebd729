import { PERCENT_OF_A_STAR } from './useStarsText.ts'

export const STARS = [5, 4, 3, 2, 1] as const

/** How many ratings (0 to 100) round to five stars, four stars and so on. Reviews without stars are not counted. */
export function starCounts(percents: readonly number[]): readonly { readonly stars: number; readonly count: number }[] {
  const given = percents
    .filter((percent) => percent > 0)
    .map((percent) => Math.min(5, Math.max(1, Math.round(percent / PERCENT_OF_A_STAR))))
  return STARS.map((stars) => ({ stars, count: given.filter((value) => value === stars).length }))
}
