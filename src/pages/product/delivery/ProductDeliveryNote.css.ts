import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'

/** The height of the text, whether it has loaded or not: on a phone it has two lines. */
export const distance = style({ minHeight: '1lh', '@media': { [below.sm]: { minHeight: '2lh' } } })
