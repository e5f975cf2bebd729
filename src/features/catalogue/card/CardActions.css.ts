import { style } from '@vanilla-extract/css'
import { below, canHover, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { purchase } from '#src/ui/layout/Card.css.ts'

/**
 * Below the price. With a mouse it is over the picture and appears on hover or when the card has the focus; it is
 * always reachable.
 */
export const quick = style([
  purchase,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minHeight: '2.5rem',
    paddingInline: vars.space.s2,
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: vars.radius.pill,
    color: vars.color.ink,
    fontSize: vars.text.xs,
    fontWeight: vars.font.semibold,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
    '@media': {
      [`${from.sm} and ${canHover}`]: {
        minHeight: vars.layout.controlHeight,
        border: 'none',
        background: vars.color.raised,
        boxShadow: vars.shadow.low,
        opacity: 0,
        selectors: {
          'article:is(:hover, :focus-within) &, &[aria-busy="true"]': { opacity: 1 },
          '&:hover': { background: vars.color.ink, color: vars.color.page },
        },
      },
    },
  },
])

/** The full label on wide cards, its first word on narrow ones. */
export const long = style({ '@media': { [below.sm]: { display: 'none' } } })
export const short = style({ '@media': { [from.sm]: { display: 'none' } } })
