import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 })

export const waiting = style({ opacity: 0.6 })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  // Titles and nicknames are texts of strangers: a very long word does not widen the page.
  overflowWrap: 'anywhere',
  maxInlineSize: vars.layout.textWidth,
  paddingBlockEnd: vars.space.s5,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
})

/** Keeps line breaks. */
export const words = style({ whiteSpace: 'pre-line' })
