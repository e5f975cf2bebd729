import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  paddingBlock: vars.space.s6,
  '@media': { [below.md]: { paddingBlock: vars.space.s5 } },
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-of-type': { borderBlockStart: 'none', paddingBlockStart: 0 } },
})
