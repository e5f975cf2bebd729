import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` })

/** Number and status in the first line; date and products below. */
export const row = style({
  display: 'grid',
  // Two columns, or one if large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr))',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
  alignItems: 'baseline',
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})

/** A touch target of full height. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  justifySelf: 'start',
  fontWeight: vars.font.semibold,
})
export const pieces = style({ gridColumn: '1 / -1', fontSize: vars.text.sm })
export const status = style({ justifySelf: 'end' })
