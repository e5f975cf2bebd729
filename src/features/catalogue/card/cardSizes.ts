import { from } from '#src/ui/theme/breakpoints.ts'

/**
 * `sizes` of a card's picture: the width that columns, gaps and gutters of its list leave (see `grid` and `slides` of
 * `ui/`; a `list` is beside the column of filters).
 */
export const CARD_SIZES = {
  list: `${from.xl} 250px, ${from.lg} 17vw, ${from.md} 22vw, ${from.sm} 30vw, calc(50vw - 22px)`,
  carousel: `${from.xl} 323px, ${from.lg} 22vw, ${from.sm} 27vw, 38vw`,
} as const
