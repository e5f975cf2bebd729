import { keyframes, style } from '@vanilla-extract/css'
import { below, canHover, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { HAS_BOTTOM_BAR, CONSENT_BANNER_HEIGHT } from '#src/ui/theme/documentAttributes.ts'

const pop = keyframes({ from: { transform: 'scale(0.4)' }, '60%': { transform: 'scale(1.2)' } })

/** In the header, with the number at its corner. */
export const place = style({ position: 'relative' })

const badge = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space.s1,
  borderRadius: vars.radius.pill,
  fontWeight: vars.font.semibold,
  lineHeight: 1,
  animation: `${pop} ${vars.motion.slow} ${vars.motion.ease}`,
})

export const count = style([
  badge,
  {
    insetBlockStart: 0,
    insetInlineEnd: 0,
    // The header has the same height with large text.
    minWidth: '20px',
    height: '20px',
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontSize: '12px',
  },
])

/** Large text leaves space for it on a small screen. */
const SIZE = 'min(3.75rem, 19vw)'

export const floating = style({
  position: 'fixed',
  zIndex: vars.layer.floating,
  insetInlineEnd: `max(${vars.space.s4}, ${vars.layout.notchEnd})`,
  insetBlockEnd: `max(${vars.space.s4}, env(safe-area-inset-bottom))`,
  display: 'grid',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  borderRadius: '50%',
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: vars.shadow.high,
  textDecoration: 'none',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-shown]': { visibility: 'visible', opacity: 1 },
    '&:active': { transform: 'scale(0.94)', transitionDuration: '0s' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.accentHover, transform: 'translateY(-2px)' } } },
    // A page with its own bar at the bottom edge keeps it.
    [below.md]: { selectors: { [`:root${HAS_BOTTOM_BAR} &`]: { display: 'none' } } },
    [onPaper]: { display: 'none' },
    // By translation, which is not a layout shift.
    [below.sm]: { translate: `0 calc(-1 * var(${CONSENT_BANNER_HEIGHT}, 0px))` },
  },
})

export const floatingCount = style([
  badge,
  {
    insetBlockStart: '-0.15rem',
    insetInlineEnd: '-0.15rem',
    minWidth: '1.5rem',
    height: '1.5rem',
    background: vars.color.raised,
    color: vars.color.ink,
    boxShadow: vars.shadow.low,
    fontSize: vars.text.xs,
  },
])
