import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const page = style({ paddingBlock: `${vars.space.s4} ${vars.space.s7}` })

export const intro = style({ color: vars.color.inkMuted, maxWidth: vars.layout.textWidth })
