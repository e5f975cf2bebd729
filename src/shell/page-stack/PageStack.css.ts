import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** An overlay that draws itself, over the whole screen. */
export const bare = style({ position: 'fixed', inset: 0, zIndex: vars.layer.overlay })

/**
 * The page that a document brings below an overlay: on a phone the overlay covers it, so nothing of it is laid out and none of
 * its pictures is fetched until the overlay closes.
 */
export const hiddenBelowOverlay = style({
  '@media': { [below.sm]: { contentVisibility: 'hidden' } },
})
