import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })

/** Action and amount, then date and balance. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
  alignItems: 'baseline',
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const change = style({ fontWeight: vars.font.semibold, textAlign: 'end' })
export const rest = style({ color: vars.color.inkMuted, textAlign: 'end' })
