import { style } from '@vanilla-extract/css'
import { vars } from '#shop/theme.ts'

export const page = style({ paddingBlock: vars.space.s6 })
