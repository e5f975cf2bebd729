import { style } from '@vanilla-extract/css'
import { below, canHover } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { textLink } from '#src/ui/theme/global.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  '@media': {
    // One line that scrolls sideways, so that the first products stay in the first screen.
    [below.sm]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
      flex: '1 1 min(6rem, 25vw)',
      minWidth: 0,
      // Space for the focus ring inside the clipped line.
      padding: vars.space.s1,
      marginBlock: `calc(-1 * ${vars.space.s1})`,
      // Up to the edge of the screen, which cuts a chip that goes on.
      marginInlineEnd: `calc(-1 * ${vars.layout.gutter})`,
    },
  },
})

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: '2.25rem',
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  // Half of the height of one line.
  borderRadius: '1.125rem',
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.accent, color: vars.color.onAccent } } } },
})

export const clearAll = style([
  textLink,
  { display: 'inline-flex', alignItems: 'center', minHeight: '2.25rem', fontSize: vars.text.sm },
])
