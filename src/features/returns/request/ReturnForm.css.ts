import { style } from '@vanilla-extract/css'
import { below, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const pieces = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  padding: 0,
  border: 0,
  fontWeight: vars.font.semibold,
})

export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.font.regular,
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s3,
  alignItems: 'start',
  // Large text: the name needs the width.
  '@media': { [below.narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const picture = style({ inlineSize: '4rem', borderRadius: vars.radius.md, overflow: 'hidden' })

/** The questions about a chosen piece, below its name. */
export const questions = style({
  display: 'grid',
  gap: vars.space.s4,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingInlineStart: vars.space.s6 } },
})

/** Text fields span the whole width. */
export const typed = style({ gridColumn: '1 / -1' })
