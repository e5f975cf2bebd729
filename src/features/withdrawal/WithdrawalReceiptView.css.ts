import { style } from '@vanilla-extract/css'
import { onPaper } from '#src/ui/theme/breakpoints.ts'

export const offPaper = style({ '@media': { [onPaper]: { display: 'none' } } })
