import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const rise = keyframes({ from: { transform: 'translateY(1.5rem)', opacity: 0 } })

export const dialog = style({
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  padding: 0,
  border: 0,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[open]': { display: 'grid' },
    '&::backdrop': { background: vars.color.scrim },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [below.sm]: {
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 3rem)',
      marginBlockStart: 'auto',
      borderStartStartRadius: vars.radius.lg,
      borderStartEndRadius: vars.radius.lg,
    },
    [from.sm]: {
      width: `min(38rem, calc(100vw - 2 * ${vars.layout.gutter}))`,
      maxHeight: `calc(100dvh - 2 * ${vars.space.s6})`,
      margin: 'auto',
      borderRadius: vars.radius.lg,
    },
  },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  paddingBlock: vars.space.s3,
  paddingInlineStart: vars.space.s5,
  paddingInlineEnd: vars.space.s3,
})

export const title = style({ fontSize: vars.text.lg })

export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.s5,
  paddingBlockEnd: vars.space.s5,
})

export const footer = style({
  paddingInline: vars.space.s5,
  paddingBlockStart: vars.space.s4,
  paddingBlockEnd: `max(${vars.space.s5}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

// The page behind does not scroll.
globalStyle(`html:has(${dialog}[open])`, { overflow: 'hidden', scrollbarGutter: 'stable' })
