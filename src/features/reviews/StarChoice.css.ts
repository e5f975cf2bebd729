import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const group = style({ display: 'grid', gap: vars.space.s1 })

export const legend = style({ fontWeight: vars.font.medium })

export const stars = style({ display: 'flex', flexWrap: 'wrap' })

/** 44 px square, filled if it or a later one is chosen. */
export const star = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.sm,
  color: vars.color.control,
  fill: 'none',
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked), &:has(~ label input:checked)': { color: vars.color.star, fill: vars.color.star },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.accent}` },
  },
})

export const icon = style({ inlineSize: '1.75rem', blockSize: '1.75rem', fill: 'inherit' })
