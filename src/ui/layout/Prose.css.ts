import { globalStyle, style } from '@vanilla-extract/css'
import { onPaper } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { hyphenated } from '../theme/hyphenated.ts'

export const prose = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1em',
  alignContent: 'start',
  maxWidth: vars.layout.textWidth,
  lineHeight: vars.leading.relaxed,
  // Breaks the long words of merchants in grids and flex boxes, too, whose size does not consider `break-word`.
  overflowWrap: 'anywhere',
  ...hyphenated,
})

/** The box of a table or of fixed lines: it scrolls sideways, so that the page does not. */
export const sideways = style({
  // The containing block of hidden elements inside, which would otherwise widen the page.
  position: 'relative',
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Cells break between words only, so that columns stay readable.
  overflowWrap: 'normal',
  '@media': { [onPaper]: { overflow: 'visible', overflowWrap: 'anywhere' } },
})

globalStyle(`${prose} > * + :is(h2, h3, h4)`, { paddingBlockStart: '0.6em' })
// Merchants wrap their texts, once or more, and the spacing must stay the same. Elements rendered by the shop have a
// class.
const wrapped = `${prose} :is(div, section, article):not([class]) > *`
const blocks =
  ':is(p, ul, ol, dl, blockquote, pre, figure, div:not([class]), section:not([class]), article:not([class]))'
globalStyle(`${wrapped} + ${blocks}`, { paddingBlockStart: '1em' })
globalStyle(`${wrapped} + :is(h2, h3, h4, h5, h6)`, { paddingBlockStart: 'calc(1rem + 0.6em)' })
globalStyle(`${prose} h2`, { fontSize: vars.text.xl })
globalStyle(`${prose} h3`, { fontSize: vars.text.lg })
globalStyle(`${prose} :is(ul, ol)`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.35em',
  paddingInlineStart: '1.25em',
})
globalStyle(`${prose} ul`, { listStyle: 'disc' })
// Letters and Roman numerals are the merchant's choice.
globalStyle(`${prose} ol:not([type])`, { listStyle: 'decimal' })
// Otherwise a quotation would look like the text around it.
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `2px solid ${vars.color.line}`,
})
// Merchants forget the list around its items, whose marker would hang out of the page.
globalStyle(`:is(${prose}, ${prose} :not(ul, ol)) > li`, { listStylePosition: 'inside' })
// Beside the words that it belongs to.
globalStyle(`${prose} :is([style*='text-align:center'], [style*='text-align:right']) :is(ul, ol)`, {
  listStylePosition: 'inside',
})
globalStyle(`${prose} li::marker`, { color: vars.color.inkMuted })
globalStyle(`${prose} dt`, { fontSize: vars.text.sm, color: vars.color.inkMuted })
globalStyle(`${prose} dd + dt`, { paddingBlockStart: '0.6em' })
globalStyle(`${prose} a`, { color: vars.color.accent })
globalStyle(`${prose} img`, { height: 'auto', borderRadius: vars.radius.md })
globalStyle(`${prose} table`, { fontSize: vars.text.sm, fontVariantNumeric: 'lining-nums tabular-nums' })
globalStyle(`${prose} :is(th, td)`, {
  paddingBlock: vars.space.s2,
  paddingInlineEnd: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
})
