import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const viewer = style({
  display: 'grid',
  placeItems: 'center',
  gap: vars.space.s4,
  height: '100%',
  overflow: 'auto',
  background: vars.color.page,
})
