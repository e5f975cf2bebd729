import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const match = style({ background: 'none', color: vars.color.accent, fontWeight: vars.font.semibold })
