import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const pieces = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const piece = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  alignContent: 'start',
})

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
})
