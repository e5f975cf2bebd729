import { style } from '@vanilla-extract/css'
import { below, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** A full-screen overlay with its own layout. It is a way to look at the page below, which is printed instead. */
export const bare = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  '@media': { [onPaper]: { display: 'none' } },
})

/**
 * The page below the overlay of the server's document: on a phone the overlay covers it, so it is not laid out and its
 * pictures are not fetched until the overlay closes.
 */
export const hiddenBelowOverlay = style({
  '@media': { [below.sm]: { contentVisibility: 'hidden' }, [onPaper]: { contentVisibility: 'visible' } },
})
