import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const halves = style({
  display: 'grid',
  gap: vars.space.s4,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** In a row, or below each other if large text leaves no room for the town. */
export const postcodeAndCity = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 })

globalStyle(`${postcodeAndCity} > *`, { flex: '3 1 7rem', minWidth: 0 })
globalStyle(`${postcodeAndCity} > :first-child`, { flex: '1 1 6.5rem' })

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
