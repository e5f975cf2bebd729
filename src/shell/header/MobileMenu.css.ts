import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const wrapper = style({ '@media': { [from.md]: { display: 'none' } } })

export const summary = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.layout.controlHeight,
  height: vars.layout.controlHeight,
  // The icon's own edge, not its target's, lines up with the page.
  translate: '-0.5rem 0',
  borderRadius: '50%',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'grid',
  gap: vars.space.s4,
  maxHeight: `calc(100dvh - ${vars.layout.headerHeight})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.s4} ${vars.layout.gutter} ${vars.space.s6}`,
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.high,
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
