import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const options = style({ display: 'grid', gap: vars.space.s4, justifyItems: 'start' })
