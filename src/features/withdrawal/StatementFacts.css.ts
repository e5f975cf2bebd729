import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  paddingBlock: vars.space.s4,
  borderBlock: `1px solid ${vars.color.line}`,
})

export const fact = style({
  display: 'grid',
  gap: vars.space.s1,
  overflowWrap: 'anywhere',
  '@media': { [from.sm]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
})

export const name = style({ color: vars.color.inkMuted })

/** Keeps the line breaks of typed text. */
export const value = style({ whiteSpace: 'pre-line' })
