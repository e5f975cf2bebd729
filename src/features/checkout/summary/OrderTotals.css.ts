import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const sums = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s2 })

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  columnGap: vars.space.s4,
})

export const grandTotal = style([
  row,
  {
    paddingBlockStart: vars.space.s3,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.text.lg,
    fontWeight: vars.font.semibold,
  },
])

/** Old totals stay readable while new ones load. */
export const pendingSums = style({
  color: vars.color.inkMuted,
  transition: `color ${vars.motion.base} ${vars.motion.ease}`,
})
