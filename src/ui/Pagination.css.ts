import { style } from '@vanilla-extract/css'
import { below, canHover } from './theme/breakpoints.ts'
import { vars } from './theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s1,
  '@media': { [below.sm]: { gap: 0 } },
})

const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  height: '2.75rem',
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  // Nine entries fit on one line at 360 px.
  '@media': { [below.sm]: { minWidth: '2.125rem' } },
})

export const link = style([
  cell,
  {
    selectors: { '&[aria-current="page"]': { background: vars.color.ink, color: vars.color.page } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.sunken } } },
    },
  },
])

export const gap = style([cell, { color: vars.color.inkMuted }])
