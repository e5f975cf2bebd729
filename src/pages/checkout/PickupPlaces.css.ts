import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const search = style({
  display: 'grid',
  gap: vars.space.s3,
  alignItems: 'end',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s1 })

export const names = style({ paddingInlineStart: vars.space.s4, listStyle: 'disc' })
