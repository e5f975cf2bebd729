import { style } from '@vanilla-extract/css'
import { below, canHover } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** One line that scrolls sideways if it does not fit. */
export const list = style({
  display: 'flex',
  gap: vars.space.s2,
  flex: '1 1 min(6rem, 25vw)',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Space for the focus ring inside the clipped line; the height equals that of the placeholder.
  padding: vars.space.s1,
  marginBlock: `calc(-1 * ${vars.space.s1})`,
})

/** On phones the chosen filters take the place of this line. */
export const besideChosen = style({ '@media': { [below.sm]: { display: 'none' } } })

export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.layout.controlHeight,
  paddingInline: vars.space.s4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  fontSize: vars.text.sm,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="true"]': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } } },
})

export const dot = style({
  width: '1rem',
  height: '1rem',
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${vars.color.line}`,
})
