import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const balance = style({ fontSize: vars.text.xl, fontWeight: vars.font.semibold })

export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  paddingInlineStart: vars.space.s5,
  listStyle: 'disc',
})

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })

/** Reason and amount, then date and balance. */
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

/** A touch target of full height. */
export const reason = style({ display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem' })

export const change = style({ fontWeight: vars.font.semibold, textAlign: 'end' })
export const rest = style({ color: vars.color.inkMuted, textAlign: 'end' })
