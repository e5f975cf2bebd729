import { style } from '@vanilla-extract/css'
import { onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** Neither in print nor without JavaScript, which opens the print dialog. */
export const print = style({
  paddingBlock: vars.space.s4,
  '@media': { [`${onPaper}, (scripting: none)`]: { display: 'none' } },
})
