import { keyframes, style } from '@vanilla-extract/css'
import { motionAllowed } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

// The animation starts after one second, because its frames cost a slow phone time during loading.
const block = style({
  display: 'block',
  background: vars.color.sunken,
  '@media': { [motionAllowed]: { animation: `${breathe} 1.6s ease-in-out 1s infinite` } },
})

// The box is one line of text; the bar inside is as high as its letters.
export const line = style({ display: 'flex', alignItems: 'center', height: '1lh' })

export const bar = style([block, { height: '0.72em', borderRadius: vars.radius.sm }])

export const picture = style([block, { width: '100%', borderRadius: vars.radius.md }])
