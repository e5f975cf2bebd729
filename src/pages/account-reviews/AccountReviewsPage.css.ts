import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const reviewed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const list = style({ listStyle: 'none', padding: 0 })
