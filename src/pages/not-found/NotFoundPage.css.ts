import { style } from '@vanilla-extract/css'

/**
 * Reserves the space of the link back until the browser knows whether there is a previous page, so that nothing moves.
 */
export const keptFree = style({ visibility: 'hidden' })
