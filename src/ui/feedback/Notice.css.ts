import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s3,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
})

export const notice = styleVariants({
  info: [base, { background: vars.color.accentSoft }],
  error: [base, { background: vars.color.dangerSoft }],
  success: [base, { background: vars.color.successSoft }],
})

const iconBase = style({ width: '1.25rem', height: '1lh' })

export const icon = styleVariants({
  info: [iconBase, { color: vars.color.accent }],
  error: [iconBase, { color: vars.color.danger }],
  success: [iconBase, { color: vars.color.success }],
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s1,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
})

// Room for the bullets, and for one link below the other.
globalStyle(`${body} > ul`, { display: 'grid', gap: vars.space.s2, paddingInlineStart: vars.space.s4 })

export const title = style({ fontWeight: vars.font.semibold })
