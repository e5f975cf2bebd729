import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

/** In the corner of a card, one above the other. What only works with JavaScript is not shown without it. */
export const corner = style({
  placeSelf: 'start end',
  display: 'grid',
  gap: vars.space.s2,
  '@media': { '(scripting: none)': { display: 'none' } },
})

/** Beside each other below the way into the cart. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s5,
  rowGap: vars.space.s2,
})

/** Filled where the product is on the list; the state itself is in `aria-pressed`. */
export const pressedMark = style({
  selectors: { '[aria-pressed="true"] &': { fill: 'currentColor', color: vars.color.accent } },
})
