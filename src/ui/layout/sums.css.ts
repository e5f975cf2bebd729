import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { hyphenated } from '../theme/hyphenated.ts'

/**
 * A row of a list of sums: a line that has no room for label and amount shows them below each other. With large text on
 * the smallest phones it grows less, so that words stay whole.
 */
export const sum = style({
  ...hyphenated,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
  fontSize: `min(${vars.text.sm}, 8vw)`,
  overflowWrap: 'anywhere',
})

export const quietSum = style([sum, { color: vars.color.inkMuted }])

/** The row of the grand total. */
export const grandTotal = style([sum, { fontSize: `min(${vars.text.lg}, 9vw)`, fontWeight: vars.font.semibold }])
