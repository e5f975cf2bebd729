import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const doors = style({ paddingBlock: `${vars.space.s6} ${vars.space.s7}` })
