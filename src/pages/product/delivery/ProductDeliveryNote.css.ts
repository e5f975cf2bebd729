import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'

/** The room of the words, whether they are there yet or not: on a phone they take two lines. */
export const distance = style({ minHeight: '1lh', '@media': { [below.sm]: { minHeight: '2lh' } } })
