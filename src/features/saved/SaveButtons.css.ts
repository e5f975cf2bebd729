import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

/** Stacked in the corner of a card. Hidden without JavaScript, which they need. */
export const corner = style({
  placeSelf: 'start end',
  display: 'grid',
  gap: vars.space.s2,
  '@media': { '(scripting: none)': { display: 'none' } },
})

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
