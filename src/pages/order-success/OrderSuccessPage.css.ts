import { style } from '@vanilla-extract/css'
import { onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const page = style({ paddingBlock: vars.space.s6, maxWidth: '72rem', marginInline: 'auto' })

export const offers = style({ display: 'grid', gap: vars.space.s6, '@media': { [onPaper]: { display: 'none' } } })
