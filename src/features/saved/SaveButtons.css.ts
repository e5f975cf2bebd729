import { globalStyle, style } from '@vanilla-extract/css'
import { corner as cardCorner } from '#src/ui/layout/Card.css.ts'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** Stacked in the corner of a card. Hidden without JavaScript, which they need. */
export const corner = style([
  cardCorner,
  { display: 'grid', gap: vars.space.s2, '@media': { '(scripting: none)': { display: 'none' } } },
])

// On phones a smaller circle shows more of the photo; the area that takes the finger stays as large.
globalStyle(`${corner} > button`, { '@media': { [below.sm]: { position: 'relative', width: '32px', height: '32px' } } })
globalStyle(`${corner} > button::after`, {
  '@media': { [below.sm]: { content: '', position: 'absolute', inset: '-6px' } },
})

/** Not on phones, where a card has one control on its photo; the product's page has it. */
export const comparing = style({ display: 'contents', '@media': { [below.sm]: { display: 'none' } } })

/** In a row below the cart button. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s5,
  rowGap: vars.space.s2,
})

/** Filled if the product is on the list; `aria-pressed` has the state. */
export const pressedMark = style({
  selectors: { '[aria-pressed="true"] &': { fill: 'currentColor', color: vars.color.accent } },
})
