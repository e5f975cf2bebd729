import { style } from '@vanilla-extract/css'
import { below, canHover, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/**
 * At the bottom of the picture. With a mouse it appears on hover or when the card has the focus; it is always
 * reachable.
 */
export const quick = style({
  placeSelf: 'end',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minHeight: vars.layout.controlHeight,
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.low,
  fontSize: vars.text.xs,
  fontWeight: vars.font.semibold,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': {
    [canHover]: {
      justifySelf: 'stretch',
      opacity: 0,
      selectors: {
        'article:is(:hover, :focus-within) &, &[aria-busy="true"]': { opacity: 1 },
        '&:hover': { background: vars.color.ink, color: vars.color.page },
      },
    },
  },
})

/** The full label on wide cards, its first word on narrow ones. */
export const long = style({ '@media': { [below.sm]: { display: 'none' } } })
export const short = style({ '@media': { [from.sm]: { display: 'none' } } })
