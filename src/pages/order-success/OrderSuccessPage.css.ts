import { style } from '@vanilla-extract/css'
import { onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const page = style({
  paddingBlock: vars.space.s6,
  maxWidth: '72rem',
  marginInline: 'auto',
  // As at the checkout: the footer must not be visible before the order has loaded, because it would be pushed out of
  // sight.
  minHeight: '100dvh',
  '@media': { [onPaper]: { minHeight: 0 } },
})

export const offers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  '@media': { [onPaper]: { display: 'none' } },
})
