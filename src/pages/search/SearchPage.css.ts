import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const page = style({
  paddingBlock: `${vars.space.s5} ${vars.space.s7}`,
  '@media': { [below.sm]: { paddingBlockStart: vars.space.s1 } },
})

/** Closer to each other on phones, so that the first products are in the first screen. */
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s5,
  '@media': { [below.sm]: { gap: vars.space.s2 } },
})

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': { [below.sm]: { gap: vars.space.s2 } },
})
