import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const giftCards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s2 })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s1 })

export const balance = style({ display: 'block', color: vars.color.inkMuted })

export const amount = style({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.s4,
})

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
