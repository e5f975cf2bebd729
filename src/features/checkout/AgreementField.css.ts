import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const disclosureSummary = style({
  display: 'list-item',
  listStylePosition: 'inside',
  width: 'fit-content',
  minHeight: vars.layout.controlHeight,
  alignContent: 'center',
  fontSize: vars.text.sm,
  color: vars.color.accent,
  cursor: 'pointer',
})

export const agreementText = style({
  maxHeight: '20rem',
  overflowY: 'auto',
  padding: vars.space.s4,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  fontSize: vars.text.sm,
})
