import { style } from '@vanilla-extract/css'
import { vars } from './theme/contract.css.ts'

const STAR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M10 1.6l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z'/%3E%3C/svg%3E\")"

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  fontSize: vars.text.xs,
})

// One element: five stars as a mask, the score as the width of a gradient behind it.
export const stars = style({
  display: 'block',
  width: '5.5em',
  height: '1.1em',
  backgroundColor: vars.color.line,
  backgroundImage: `linear-gradient(${vars.color.star}, ${vars.color.star})`,
  backgroundRepeat: 'no-repeat',
  maskImage: STAR,
  maskRepeat: 'repeat-x',
  maskSize: '1.1em 1.1em',
  forcedColorAdjust: 'none',
})

export const count = style({ color: vars.color.inkMuted })
