import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const table = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', fontSize: vars.text.sm })

/** Name and value beside each other, or below each other if large text leaves no room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const term = style({
  flex: '1 1 6.5rem',
  color: vars.color.inkMuted,
  '@media': { [from.sm]: { flex: '0 0 12rem' } },
})

/** Values have the merchant's addresses, which are long words. */
export const value = style({
  flex: '2 1 8.5rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from.sm]: { flex: '1 1 0' } },
})
