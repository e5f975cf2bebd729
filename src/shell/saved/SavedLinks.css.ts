import { style } from '@vanilla-extract/css'
import { below, canHover, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { HAS_BOTTOM_BAR, CONSENT_BANNER_HEIGHT } from '#src/ui/theme/documentAttributes.ts'

export const place = style({ position: 'relative' })

export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  // The header has the same height with large text, and its icon stays in sight.
  minWidth: '20px',
  height: '20px',
  paddingInline: vars.space.s1,
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: '12px',
  fontWeight: vars.font.semibold,
  lineHeight: 1,
})

/** On phones the icon and the number are enough visually. */
export const words = style({
  '@media': { [below.sm]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})

/** Opposite the cart button, and moving up with it. */
export const comparison = style({
  position: 'fixed',
  zIndex: vars.layer.floating,
  insetInlineStart: `max(${vars.space.s4}, ${vars.layout.notchStart})`,
  insetBlockEnd: `calc(max(${vars.space.s4}, env(safe-area-inset-bottom)) + var(--bottom-bar-height, 0px))`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.layout.controlHeight,
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  fontSize: vars.text.sm,
  fontWeight: vars.font.semibold,
  textDecoration: 'none',
  // Out of sight where it would cover something, but in reach of the keyboard, whose focus brings it back.
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  // The page itself needs no link to itself.
  selectors: {
    '&:is([data-shown], :focus-visible)': { opacity: 1, pointerEvents: 'auto' },
    '&[aria-current="page"]': { display: 'none' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.page } } },
    [below.md]: {
      selectors: { [`:root${HAS_BOTTOM_BAR} &`]: { vars: { '--bottom-bar-height': '4.75rem' } } },
    },
    [onPaper]: { display: 'none' },
    // By translation, which is not a layout shift.
    [below.sm]: { translate: `0 calc(-1 * var(${CONSENT_BANNER_HEIGHT}, 0px))` },
  },
})
