import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  // The footer starts below the first screen, so that it does not jump into sight when the content replaces the
  // skeleton.
  alignContent: 'start',
  minHeight: '100dvh',
  paddingBlock: vars.space.s6,
  maxWidth: '72rem',
  marginInline: 'auto',
  // The first fields of a step are on the first screen of a phone.
  '@media': { [below.md]: { gap: vars.space.s4, paddingBlockStart: vars.space.s4 } },
})
