import { keyframes, style } from '@vanilla-extract/css'
import { below, canHover, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { HAS_BOTTOM_BAR, CONSENT_BANNER_HEIGHT } from '#src/ui/theme/documentAttributes.ts'

const pop = keyframes({ from: { transform: 'scale(0.4)' }, '60%': { transform: 'scale(1.2)' } })

/** Large text leaves space for it on a small screen. */
const SIZE = 'min(3.75rem, 19vw)'

export const button = style({
  position: 'fixed',
  zIndex: vars.layer.floating,
  insetInlineEnd: `max(${vars.space.s4}, env(safe-area-inset-right))`,
  insetBlockEnd: `calc(max(${vars.space.s4}, env(safe-area-inset-bottom)) + var(--bottom-bar-height, 0px))`,
  display: 'grid',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  borderRadius: '50%',
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: vars.shadow.high,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&:active': { transform: 'scale(0.94)', transitionDuration: '0s' },
    '&:focus-visible': { outlineOffset: '4px' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.accentHover, transform: 'translateY(-2px)' } } },
    // A page with its own bar at the bottom edge keeps it: the button moves up.
    [below.md]: {
      selectors: { [`:root${HAS_BOTTOM_BAR} &`]: { vars: { '--bottom-bar-height': '4.75rem' } } },
    },
    [onPaper]: { display: 'none' },
    // By translation, which is not a layout shift.
    [below.sm]: { translate: `0 calc(-1 * var(${CONSENT_BANNER_HEIGHT}, 0px))` },
  },
})

export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.15rem',
  insetInlineEnd: '-0.15rem',
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  paddingInline: vars.space.s1,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.low,
  fontSize: vars.text.xs,
  fontWeight: vars.font.semibold,
  lineHeight: 1,
  animation: `${pop} ${vars.motion.slow} ${vars.motion.ease}`,
})
