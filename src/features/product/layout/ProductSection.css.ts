import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const section = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s4,
    paddingBlock: vars.space.s6,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
])
