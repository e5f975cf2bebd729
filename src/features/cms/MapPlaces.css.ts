import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.s4,
})

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s3,
  padding: vars.space.s5,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
})

export const details = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.s2 })

globalStyle(`${details} address`, { display: 'grid', fontStyle: 'normal' })
