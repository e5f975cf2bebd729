import { globalStyle, style } from '@vanilla-extract/css'
import { bar, purchase } from '#src/features/product/purchase/AddToCart.css.ts'
import { lowWindow } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const quick = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 })

// A containing box would limit the sticky bar, which has to be visible from the first picture to the last option.
globalStyle(`${quick} ${purchase}`, { display: 'contents' })

// In an overlay the purchase bar stays at the overlay's lower edge, at every width.
globalStyle(`${quick} ${bar}`, {
  position: 'sticky',
  zIndex: vars.layer.sticky,
  insetInline: 'auto',
  // The overlay's own padding below it.
  insetBlockEnd: `calc(-1 * ${vars.space.s3})`,
  marginInline: `calc(-1 * ${vars.space.s5})`,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s5,
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.line}`,
  // Where the bar would take the whole height, it scrolls with the options.
  '@media': { [lowWindow]: { position: 'static' } },
})
