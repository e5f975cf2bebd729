import { style } from '@vanilla-extract/css'
import { control } from './TextInput.css.ts'
import { vars } from '../theme/contract.css.ts'

export const wrap = style({ position: 'relative', display: 'grid' })

export const input = style([control, { paddingInlineEnd: `calc(${vars.layout.controlHeight} + ${vars.space.s2})` }])

export const reveal = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.s1,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkMuted,
})
