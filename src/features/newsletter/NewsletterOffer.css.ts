import { style } from '@vanilla-extract/css'

/** The e-mail address, one long word, breaks inside the button. */
export const offer = style({ minWidth: 0 })
