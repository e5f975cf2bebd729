import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const menu = style({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlockEnd: `max(${vars.space.s5}, env(safe-area-inset-bottom))`,
})

export const section = style({
  paddingBlock: vars.space.s3,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const menuLink = style({
  display: 'block',
  paddingBlock: vars.space.s2,
  fontSize: vars.text.lg,
  fontWeight: vars.font.medium,
  color: vars.color.ink,
  textDecorationLine: 'none',
})

export const childList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  paddingBlockStart: vars.space.s2,
})

export const childLink = style({
  display: 'inline-block',
  padding: `${vars.space.s2} ${vars.space.s4}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  fontSize: vars.text.sm,
  color: vars.color.ink,
  textDecorationLine: 'none',
})
