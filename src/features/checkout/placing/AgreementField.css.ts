import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const agreementLink = style({
  display: 'inline-grid',
  alignContent: 'center',
  minHeight: vars.layout.controlHeight,
  fontSize: vars.text.sm,
})
