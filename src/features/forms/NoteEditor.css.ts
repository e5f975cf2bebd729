import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const note = style({
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

/** On its own line of the row's actions. */
export const form = style({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 32rem)',
  gap: vars.space.s3,
  justifyItems: 'start',
})
