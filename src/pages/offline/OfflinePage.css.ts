import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.controlHeight,
  overflowWrap: 'anywhere',
})
