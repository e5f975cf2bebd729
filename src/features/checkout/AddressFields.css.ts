import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const halves = style({
  display: 'grid',
  gap: vars.space.s4,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const postcodeAndCity = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(6.5rem, 1fr) minmax(0, 3fr)',
})

export const disclosure = style({ display: 'grid', gap: vars.space.s4 })

export const disclosureSummary = style({
  display: 'list-item',
  listStylePosition: 'inside',
  width: 'fit-content',
  minHeight: vars.layout.controlHeight,
  alignContent: 'center',
  fontSize: vars.text.sm,
  color: vars.color.accent,
  cursor: 'pointer',
  selectors: { '[open] > &': { paddingBlockEnd: vars.space.s3 } },
})
