import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const block = style({ display: 'grid', gap: vars.space.s1 })

export const note = style({ color: vars.color.inkMuted, fontSize: vars.text.xs, lineHeight: vars.leading.snug })
