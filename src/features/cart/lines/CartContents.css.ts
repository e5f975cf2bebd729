import { globalStyle, style } from '@vanilla-extract/css'
import { body } from '#src/ui/overlay/Sheet.css.ts'
import { onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const contents = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' })

/** Takes the focus when a focused line is removed; a focus ring around all lines would be meaningless. */
export const list = style({ flexShrink: 0, selectors: { '&:focus-visible': { outline: 'none' } } })

export const sums = style({
  display: 'grid',
  gap: vars.space.s5,
  paddingBlock: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** Total and checkout button stay visible however long the cart is. They cover the padding of the sheet. */
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
  // Low screens, and large text on small ones, need the space for the lines.
  '@media': { '(max-height: 26em)': { position: 'static' }, [onPaper]: { position: 'static' } },
})

const CHECKOUT_ROOM = '10rem'

// Keeps focused elements and error messages clear of the total (WCAG 2.4.11).
globalStyle(`${body}:has(${checkout})`, { scrollPaddingBlockEnd: CHECKOUT_ROOM })
globalStyle(`${body}:has(${checkout})`, { '@media': { '(max-height: 26em)': { scrollPaddingBlockEnd: 'auto' } } })
