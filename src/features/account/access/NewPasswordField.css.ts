import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

const rule = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })

export const open = style([rule])
export const kept = style([rule, { color: vars.color.success }])
