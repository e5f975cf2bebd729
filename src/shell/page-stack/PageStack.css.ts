import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

/** An overlay that draws itself, over the whole screen. */
export const bare = style({ position: 'fixed', inset: 0, zIndex: vars.layer.overlay })
