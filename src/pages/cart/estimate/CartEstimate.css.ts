import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const summary = style({
  display: 'list-item',
  listStylePosition: 'inside',
  width: 'fit-content',
  minHeight: vars.layout.controlHeight,
  alignContent: 'center',
  fontSize: vars.text.sm,
  color: vars.color.accent,
  cursor: 'pointer',
})
