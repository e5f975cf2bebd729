import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gap: vars.space.s5,
  maxWidth: '26rem',
  marginInline: 'auto',
  paddingBlock: vars.space.s7,
})
