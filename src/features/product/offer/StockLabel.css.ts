import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
})

const dotBase = style({ flexShrink: 0, width: '0.5rem', height: '0.5rem', borderRadius: '50%' })

export const dot = styleVariants({
  available: [dotBase, { background: vars.color.success }],
  few: [dotBase, { background: vars.color.star }],
  soldOut: [dotBase, { background: vars.color.danger }],
})
