import { style } from '@vanilla-extract/css'

/** The place of the way back, until the browser has told whether there is one: nothing moves when it comes. */
export const keptFree = style({ visibility: 'hidden' })
