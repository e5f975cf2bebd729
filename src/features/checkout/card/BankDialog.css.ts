import { globalStyle, style } from '@vanilla-extract/css'
import { onPaper, vars } from '#src/ui/theme/contract.css.ts'

/** As high as banks expect; on a low window the bank's page scrolls by itself. */
const HEIGHT = 'min(25rem, 60dvh)'

/** Banks write for a light page. */
export const bankPage = style([onPaper, { minHeight: HEIGHT }])

// Named twice to go before the sizes in the provider's stylesheet.
globalStyle(`${bankPage}${bankPage} iframe`, {
  display: 'block',
  width: '100%',
  height: HEIGHT,
  border: 0,
  background: vars.color.raised,
})
