import { style } from '@vanilla-extract/css'

/** As high as PayPal's button, whose frame is as transparent as its page only in a light scheme. */
export const button = style({ minHeight: '3rem', maxWidth: '30rem', colorScheme: 'light' })
