import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

/** One line high even if empty. */
export const earlierPrice = style({ minHeight: '1lh', color: vars.color.inkMuted, fontSize: vars.text.sm })

/** Tier prices. */
export const scale = style({
  width: 'fit-content',
  color: vars.color.accent,
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
})

export const scaleCell = style({ paddingInlineEnd: vars.space.s4, textAlign: 'start', fontWeight: 'inherit' })
