import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

/** Takes the focus when a focused line is removed; a focus ring around all lines would be meaningless. */
export const list = style({ selectors: { '&:focus-visible': { outline: 'none' } } })

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  paddingBlock: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
