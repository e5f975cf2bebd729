import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const nothing = style({ paddingBlock: vars.space.s2, fontWeight: vars.font.medium })

export const below = style({ paddingBlockStart: vars.space.s3 })
