import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })

/** Title and button, beside each other if there is room. */
export const row = style({
  display: 'grid',
  gap: vars.space.s3,
  alignItems: 'center',
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(auto, 16rem)' } },
})

export const what = style({ display: 'grid', gap: vars.space.s1, overflowWrap: 'anywhere' })

/** A touch target of full height. */
export const order = style({ display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem' })

export const act = style({
  display: 'grid',
  gap: vars.space.s2,
  justifyItems: 'start',
  '@media': { [from.sm]: { justifyItems: 'end', textAlign: 'end' } },
})
