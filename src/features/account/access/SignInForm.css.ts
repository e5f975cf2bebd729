import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: vars.space.s5 })
