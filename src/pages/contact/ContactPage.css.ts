import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  paddingBlockStart: vars.space.s6,
  paddingBlockEnd: vars.space.s8,
})

/** Distance to the form above, if it is shown below it. */
export const reach = style({ paddingBlockStart: vars.space.s5, '@media': { [from.md]: { paddingBlockStart: 0 } } })
