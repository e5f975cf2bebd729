import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const frame = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  background: vars.color.paper,
})

export const corners = styleVariants({ round: { borderRadius: vars.radius.md }, square: {} })

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const previewed = style({ position: 'relative' })

/** The picture above its preview. */
export const above = style({ position: 'absolute', inset: 0 })
