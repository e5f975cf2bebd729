import { style } from '@vanilla-extract/css'
import { canHover } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** The header shows it where it fits. Letters wider than usual wrap into a second line. */
export const menu = style({ display: 'none', flexWrap: 'wrap', gap: vars.space.s1 })

export const topItem = style({ position: 'relative' })

export const topLink = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.layout.controlHeight,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  color: vars.color.ink,
  textDecorationLine: 'none',
  selectors: {
    '&[aria-current="page"]': { color: vars.color.accent },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
  },
})

export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  minWidth: '13rem',
  maxHeight: `calc(100dvh - ${vars.layout.headerHeight} - ${vars.space.s4})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.s2,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateY(-4px)',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}, visibility ${vars.motion.fast}`,
  selectors: {
    [`${topItem}:not([data-dismissed]):is(:hover, :focus-within) > &`]: {
      visibility: 'visible',
      opacity: 1,
      transform: 'none',
    },
  },
})

export const panelLink = style({
  display: 'block',
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.text.sm,
  color: vars.color.ink,
  textDecorationLine: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } } },
})
