import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const band = style({
  background: vars.color.accentSoft,
  paddingBlock: vars.space.s7,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  alignItems: 'center',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.s7 } },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  maxWidth: '34rem',
})

export const form = style({ display: 'grid', gap: vars.space.s4, width: '100%', maxWidth: '34rem' })

/** Field and button on one line if they fit; a message below the field moves neither. */
export const line = style({
  display: 'grid',
  gap: vars.space.s3,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

/** Aligned with the field's box, below its label. */
export const submit = style({
  display: 'grid',
  alignContent: 'start',
  '@media': { [from.sm]: { paddingBlockStart: `calc(${vars.text.sm} * ${vars.leading.normal} + ${vars.space.s1})` } },
})
