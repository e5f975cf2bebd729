import { style } from '@vanilla-extract/css'
import { onPaper, vars } from '../theme/contract.css.ts'

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.s4,
  paddingBlock: vars.space.s7,
  paddingInline: vars.space.s4,
  textAlign: 'center',
})

export const medallion = style([
  onPaper,
  {
    display: 'grid',
    placeItems: 'center',
    width: '6rem',
    height: '6rem',
    borderRadius: '50%',
    background: vars.color.paper,
    color: vars.color.inkMuted,
  },
])

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  maxWidth: '32rem',
  color: vars.color.inkMuted,
})

export const title = style({ fontSize: vars.text.lg, color: vars.color.ink })
