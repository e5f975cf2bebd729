import { keyframes, style } from '@vanilla-extract/css'
import { below, from } from './theme/breakpoints.ts'
import { vars } from './theme/contract.css.ts'

const fromRight = keyframes({ from: { transform: 'translateX(100%)' } })
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })
const appear = keyframes({ from: { opacity: 0 } })

export const overlay = style({ position: 'fixed', inset: 0, zIndex: vars.layer.overlay })

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
})

export const panel = style({
  position: 'absolute',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  // It takes the focus when it opens; a ring around the whole sheet would point at nothing in it.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [below.sm]: {
      insetBlockEnd: 0,
      insetInline: 0,
      // A strip of the page stays visible above, to say what is below.
      height: 'calc(100dvh - 3rem)',
      borderStartStartRadius: vars.radius.lg,
      borderStartEndRadius: vars.radius.lg,
      animation: `${fromBelow} ${vars.motion.slow} ${vars.motion.ease}`,
    },
    [from.sm]: {
      insetBlock: 0,
      insetInlineEnd: 0,
      width: `min(${vars.layout.sheetWidth}, 100%)`,
      animation: `${fromRight} ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
})

const inset = {
  paddingInlineStart: `max(${vars.space.s5}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${vars.space.s5}, env(safe-area-inset-right))`,
} as const

export const header = style({
  ...inset,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minHeight: vars.layout.headerHeight,
  paddingInlineEnd: `max(${vars.space.s3}, env(safe-area-inset-right))`,
})

export const title = style({ fontSize: vars.text.lg })

export const body = style({
  ...inset,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space.s3,
})

export const footer = style({
  ...inset,
  paddingBlockStart: vars.space.s4,
  paddingBlockEnd: `max(${vars.space.s5}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
