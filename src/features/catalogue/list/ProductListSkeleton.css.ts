import { style } from '@vanilla-extract/css'

/** As high as the toolbar's select. */
export const placeOfToolbar = style({ minHeight: '3rem' })
