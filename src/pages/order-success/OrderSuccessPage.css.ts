import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const page = style({ paddingBlock: vars.space.s6, maxWidth: '72rem', marginInline: 'auto' })
