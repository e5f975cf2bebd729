import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s1,
  alignContent: 'start',
})

export const fieldLabel = style({ fontSize: vars.text.sm, fontWeight: vars.font.medium })

export const optional = style({ color: vars.color.inkMuted, fontWeight: vars.font.regular })

export const hint = style({ fontSize: vars.text.xs, color: vars.color.inkMuted })

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s1,
  fontSize: vars.text.xs,
  fontWeight: vars.font.medium,
  color: vars.color.danger,
  // A message that is scrolled into view keeps a distance from the edge and from sticky bars.
  scrollMarginBlock: vars.space.s2,
})

// As high as the first line of the message at any text size.
export const errorIcon = style({ flexShrink: 0, width: '1.15em', height: '1lh' })
