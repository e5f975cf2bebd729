import { from } from '#src/ui/theme/breakpoints.ts'

/**
 * `sizes` of a card's picture: what the columns, gaps and gutters of its list leave it (see `grid` and `slides` of `ui/`;
 * beside a `list` there is the column of filters).
 */
export const CARD_SIZES = {
  list: `${from.xl} 250px, ${from.lg} 17vw, ${from.md} 22vw, ${from.sm} 30vw, calc(50vw - 22px)`,
  carousel: `${from.xl} 323px, ${from.lg} 22vw, ${from.sm} 27vw, 38vw`,
} as const
