import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const table = style({ display: 'grid', fontSize: vars.text.sm })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 2fr)',
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [from.sm]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
})

export const term = style({ color: vars.color.inkMuted })
