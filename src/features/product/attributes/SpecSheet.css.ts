import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const sheet = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm })

export const caption = style({
  paddingBlockEnd: vars.space.s3,
  fontSize: vars.text.lg,
  fontWeight: vars.font.medium,
  textAlign: 'start',
})

export const cell = style({
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  breakInside: 'avoid',
})

export const term = style([
  cell,
  { width: '36%', paddingInlineEnd: vars.space.s4, color: vars.color.inkMuted, fontWeight: vars.font.regular },
])
