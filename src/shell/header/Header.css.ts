import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** Stays at hand: the page scrolls below it. */
export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  background: `color-mix(in srgb, ${vars.color.page} 92%, transparent)`,
  backdropFilter: 'blur(14px)',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  height: vars.layout.headerHeight,
  '@media': { [from.md]: { gap: vars.space.s5 } },
})

export const brand = style({
  flexShrink: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.font.semibold,
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.leading.tight,
  textDecorationLine: 'none',
  color: vars.color.ink,
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  marginInlineStart: 'auto',
  minWidth: 0,
})

/** Below `md` the field lives in the menu. */
export const search = style({
  display: 'none',
  '@media': { [from.md]: { display: 'block', width: '13rem' }, [from.lg]: { width: '17rem' } },
})
