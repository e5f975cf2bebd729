import { style } from '@vanilla-extract/css'
import { canHover } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

// Not displayed before the pointer is there, so that its lazy picture is not fetched for nothing, and never on touch.
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

/** Holds the place of the swatches. */
export const swatchRoom = style({ minHeight: '1.5rem' })

/** Sold out: still to be looked at, a little further away. */
export const faded = style({ opacity: 0.72 })

/** Holds the place of a photo that the backend does not have. */
export const withoutPicture = style({ aspectRatio: '4 / 5' })
