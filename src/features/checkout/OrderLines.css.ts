import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const lines = style({ display: 'grid', gap: vars.space.s3 })

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.s3 })

export const picture = style({ flexShrink: 0, width: '4rem' })

export const words = style({ display: 'grid', flexGrow: 1 })
