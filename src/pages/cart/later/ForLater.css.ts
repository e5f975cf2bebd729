import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

/** A focus ring around all items would point at none of them. */
export const around = style({ flexShrink: 0, selectors: { '&:focus-visible': { outline: 'none' } } })

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  paddingBlock: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'min(4rem, 30%) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s4,
})
