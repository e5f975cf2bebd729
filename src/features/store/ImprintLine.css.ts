import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

/** A row of its own above the other legal texts. */
export const imprintLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  columnGap: vars.space.s4,
  fontStyle: 'normal',
})

/** Links of full height, and texts on the same line. */
export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
})
globalStyle(`${imprintLine} a`, { color: vars.color.ink })
