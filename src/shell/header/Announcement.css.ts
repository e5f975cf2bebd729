import { globalStyle, style } from '@vanilla-extract/css'
import { onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const announcement = style({
  paddingBlock: vars.space.s2,
  background: vars.color.accentSoft,
  fontSize: vars.text.sm,
  textAlign: 'center',
  '@media': { [onPaper]: { display: 'none' } },
})

// Running text is narrower than the page, so it would be centred in a column at the start of the lines.
globalStyle(`aside.${announcement} div div`, { maxWidth: 'none' })
