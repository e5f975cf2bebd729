import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  // The form needs scripts; the page says so in its place.
  '@media': { '(scripting: none)': { display: 'none' } },
})
