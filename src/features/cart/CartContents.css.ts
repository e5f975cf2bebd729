import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const contents = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' })

/** Takes the focus when the line that had it goes; a ring around all lines would point at none. */
export const list = style({ flexShrink: 0, selectors: { '&:focus-visible': { outline: 'none' } } })

export const sums = style({
  display: 'grid',
  gap: vars.space.s5,
  paddingBlock: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** Total and way on stay in reach however long the cart is. It reaches over the padding of the sheet it lies in. */
export const checkout = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space.s3})`,
  zIndex: vars.layer.raised,
  display: 'grid',
  gap: vars.space.s3,
  marginBlockStart: 'auto',
  marginBlockEnd: `calc(-1 * ${vars.space.s3})`,
  marginInline: `calc(-1 * ${vars.space.s5})`,
  paddingInline: vars.space.s5,
  paddingBlockStart: vars.space.s4,
  paddingBlockEnd: `max(${vars.space.s5}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  // Low screens, and large words on small ones, need the room for the lines.
  '@media': { '(max-height: 26em)': { position: 'static' } },
})
