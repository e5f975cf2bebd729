import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const base = style({
  display: 'inline-block',
  // A grid would stretch it.
  width: 'fit-content',
  paddingBlock: '0.15rem',
  paddingInline: '0.6rem',
  borderRadius: vars.radius.pill,
  fontSize: vars.text.xs,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const badge = styleVariants({
  neutral: [base, { background: vars.color.raised, color: vars.color.ink }],
  accent: [base, { background: vars.color.accent, color: vars.color.onAccent }],
  sale: [base, { background: vars.color.danger, color: vars.color.onDanger }],
})
