import { style } from '@vanilla-extract/css'
import { canHover } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

// Hidden until hover, so that its lazy picture is not fetched without need, and always hidden on touch screens.
export const second = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}, display ${vars.motion.slow} allow-discrete`,
  '@media': {
    [canHover]: { selectors: { 'article:hover &': { display: 'block', opacity: 1 } } },
  },
  '@starting-style': { selectors: { 'article:hover &': { opacity: 0 } } },
})

/** Reserves the space of the swatches. */
export const swatchRoom = style({ minHeight: '1.5rem' })

/** Sold out: visible, but less prominent. */
export const faded = style({ opacity: 0.72 })

/** Reserves the space of a missing photo. */
export const withoutPicture = style({ aspectRatio: '4 / 5' })
