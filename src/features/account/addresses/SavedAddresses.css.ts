import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gap: vars.space.s4,
  listStyle: 'none',
  padding: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  alignContent: 'start',
  padding: vars.space.s5,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
})

/** At the bottom of the card, whatever the height of its neighbour. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  alignSelf: 'end',
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space.s2,
})
