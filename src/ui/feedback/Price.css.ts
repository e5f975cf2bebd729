import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { badge } from './Badge.css.ts'

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s2,
  fontWeight: vars.font.semibold,
  whiteSpace: 'nowrap',
})

export const size = styleVariants({
  sm: { fontSize: vars.text.sm },
  md: { fontSize: vars.text.md },
  lg: { fontSize: vars.text.xl, fontWeight: vars.font.medium },
})

export const reduced = style({ color: vars.color.danger })

export const regular = style({
  fontSize: `max(0.6em, ${vars.text.xs})`,
  fontWeight: vars.font.regular,
  color: vars.color.inkMuted,
  textDecorationThickness: '1px',
})

export const from = style({ fontWeight: vars.font.regular })

/** The class alone: a page with a price needs no code of the other badges. */
export const saving = badge.sale
