import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: vars.space.s2, maxWidth: '36rem' })

export const label = style({ fontSize: vars.text.sm, fontWeight: vars.font.medium })

export const row = style({ display: 'flex', gap: vars.space.s2, alignItems: 'stretch' })

export const box = style({ flex: 1, minWidth: 0 })
