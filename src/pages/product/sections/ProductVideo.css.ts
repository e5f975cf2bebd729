import { style } from '@vanilla-extract/css'
import { playSign } from '#src/features/product/gallery/ProductGallery.css.ts'
import { onPaper, vars } from '#src/ui/theme/contract.css.ts'

const over = { position: 'absolute', inset: 0 } as const

/** The gallery clips content outside a slide. */
const focusInside = { '&:focus-visible': { outlineOffset: '-3px' } } as const

export const cover = style({
  ...over,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  selectors: focusInside,
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const pill = style([
  onPaper,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s2,
    paddingBlock: vars.space.s3,
    paddingInline: vars.space.s5,
    borderRadius: vars.radius.pill,
    background: vars.color.raised,
    boxShadow: vars.shadow.low,
    fontWeight: vars.font.semibold,
    selectors: { '&::before': playSign },
  },
])

/** Without scripts the video cannot be played here. */
export const unscripted = style({
  ...over,
  display: 'none',
  placeContent: 'center',
  '@media': { '(scripting: none)': { display: 'grid' } },
})

/** The player's controls stay clear of the gallery's, which cover the lower part of every slide. */
export const player = style({
  ...over,
  overflowY: 'auto',
  paddingBlockEnd: `calc(44px + 2 * ${vars.space.s3})`,
  background: vars.color.sunken,
  selectors: focusInside,
})

export const film = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  selectors: focusInside,
})
