import { globalStyle, style } from '@vanilla-extract/css'
import { below, canHover } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s1,
  '@media': { [below.sm]: { gap: 0 } },
})

// Nine entries fit on one line at 360 px, and wrap where the text is larger.
globalStyle(`${list} > li`, {
  flex: '0 1 2.75rem',
  minWidth: '2.125rem',
  '@media': { [below.sm]: { flex: '1 1 2.125rem', maxWidth: '2.75rem' } },
})

const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '100%',
  height: '2.75rem',
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
})

export const link = style([
  cell,
  {
    // Excludes the arrows, because the router may mark the link to a loading page as current.
    selectors: { '&[aria-current="page"]:not([rel])': { background: vars.color.ink, color: vars.color.page } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.sunken } } },
    },
  },
])

export const gap = style([cell, { color: vars.color.inkMuted }])
