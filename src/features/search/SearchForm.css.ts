import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: vars.space.s2, maxWidth: '36rem' })

export const label = style({ fontSize: vars.text.sm, fontWeight: vars.font.medium })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, alignItems: 'stretch' })

/** Large text puts the button below, so that the field has room for the words. */
export const box = style({ flex: '1 1 10rem', minWidth: 0 })
