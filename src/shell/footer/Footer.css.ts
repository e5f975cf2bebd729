import { globalStyle, style } from '@vanilla-extract/css'
import { from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { onInk, vars } from '#src/ui/theme/contract.css.ts'

export const footer = style([
  onInk,
  {
    background: vars.color.raised,
    // Below a page that does not fill the window the footer's background extends to the window's end.
    boxShadow: `0 50vh 0 50vh ${vars.color.raised}`,
    // Space for the floating cart button, which would otherwise cover the last line.
    paddingBlock: `${vars.space.s7} calc(${vars.space.s7} + ${vars.layout.controlHeight})`,
    fontSize: vars.text.sm,
    '@media': { [onPaper]: { display: 'none' } },
  },
])

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.md]: { gridTemplateColumns: '2fr 3fr 1fr' },
  },
})

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s3,
  overflowWrap: 'anywhere',
})

export const blockTitle = style({ fontSize: vars.text.md, fontWeight: vars.font.semibold })

// The merchant's list as links below each other, without bullets. With two classes, because the styles of running text
// may load later, with another page, and would override a single class.
const text = `${columns} ${block}`
globalStyle(`${text} ul`, { listStyle: 'none', padding: 0, display: 'grid', gap: vars.space.s2 })
globalStyle(`${text} li`, { padding: 0 })
globalStyle(`${text} a`, { color: vars.color.ink })

export const stores = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s2 })

export const currency = style({
  minHeight: '1.75rem',
  padding: 0,
  border: 'none',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { fontWeight: vars.font.semibold },
    '&:hover': { textDecorationLine: 'underline' },
  },
})

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s5,
  paddingBlockStart: vars.space.s6,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
})

/** Content that needs JavaScript is hidden without it. */
export const scripted = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  '@media': { '(scripting: none)': { display: 'none' } },
})

/** Targets of full height. */
export const help = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s5 })
globalStyle(`${help} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  fontSize: vars.text.sm,
  color: vars.color.ink,
})
