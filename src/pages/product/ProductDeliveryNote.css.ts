import { style } from '@vanilla-extract/css'

/** One line, whether it is there yet or not. */
export const distance = style({ minHeight: '1lh' })
