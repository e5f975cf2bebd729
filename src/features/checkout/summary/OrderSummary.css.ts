import { style } from '@vanilla-extract/css'
import { below, from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const panel = style({ padding: vars.space.s5, borderRadius: vars.radius.lg, background: vars.color.sunken })

export const aside = style({ '@media': { [below.md]: { display: 'none' }, [from.md]: { order: 1 } } })

export const sticky = style({
  position: 'sticky',
  top: `calc(${vars.layout.headerHeight} + ${vars.space.s5})`,
  '@media': { [onPaper]: { position: 'static' } },
})

export const folded = style({
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  '@media': { [from.md]: { display: 'none' } },
})

export const foldedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: '3.5rem',
  paddingInline: vars.space.s4,
  fontWeight: vars.font.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '',
      boxSizing: 'border-box',
      width: '0.5rem',
      height: '0.5rem',
      flexShrink: 0,
      borderInlineEnd: '2px solid currentColor',
      borderBlockEnd: '2px solid currentColor',
      transform: `translateY(-2px) rotate(calc(45deg * ${vars.layout.inlineSign}))`,
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '[open] > &::before': { transform: `translateY(2px) rotate(calc(225deg * ${vars.layout.inlineSign}))` },
  },
})

export const foldedTitle = style({ flex: '1 1 5rem', minWidth: 0 })

export const foldedBody = style({ paddingInline: vars.space.s4, paddingBlockEnd: vars.space.s5 })

export const toCart = style({
  justifySelf: 'start',
  minHeight: '1.5rem',
  fontSize: vars.text.sm,
  color: vars.color.accent,
})
