import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: vars.space.s4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s4,
  alignItems: 'center',
  paddingBlock: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
  selectors: { '&:first-of-type': { borderBlockStart: 'none' } },
  // Large text on a phone: beside the link the words of an answer would break.
  '@media': { [below.narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const name = style({ color: vars.color.inkMuted, fontSize: vars.text.xs })

export const answer = style({ gridColumnStart: 1, overflowWrap: 'anywhere' })

export const change = style({
  gridColumnStart: 2,
  gridRow: '1 / span 2',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.controlHeight,
  color: vars.color.accent,
  '@media': { [below.narrowest]: { gridColumnStart: 1, gridRow: 'auto' } },
})

export const dates = style({ display: 'block' })
