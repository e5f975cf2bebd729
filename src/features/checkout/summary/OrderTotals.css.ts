import { style } from '@vanilla-extract/css'
import { grandTotal as total } from '#src/ui/layout/sums.css.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const sums = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s2 })

export const grandTotal = style([
  total,
  { paddingBlockStart: vars.space.s3, borderBlockStart: `1px solid ${vars.color.line}` },
])

/** Old totals stay readable while new ones load. */
export const pendingSums = style({
  color: vars.color.inkMuted,
  transition: `color ${vars.motion.base} ${vars.motion.ease}`,
})
