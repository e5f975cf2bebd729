import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
})
