import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })

/** Action and amount, then date and balance. */
export const row = style({
  display: 'grid',
  // Two columns, or one if large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr))',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
  alignItems: 'baseline',
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const change = style({ fontWeight: vars.font.semibold, textAlign: 'end' })
export const rest = style({ color: vars.color.inkMuted, textAlign: 'end' })
