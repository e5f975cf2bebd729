import { style } from '@vanilla-extract/css'
import { vars } from './theme/contract.css.ts'

export const dots = style({ display: 'flex', alignItems: 'center', gap: vars.space.s1, minHeight: '1rem' })

export const dot = style({
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${vars.color.line}`,
})

export const more = style({ fontSize: vars.text.xs, color: vars.color.inkMuted, lineHeight: 1 })
