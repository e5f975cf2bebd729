import { style } from '@vanilla-extract/css'

/** As high as the select of the toolbar. */
export const placeOfToolbar = style({ minHeight: '3rem' })
