import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'block',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentcolor',
  borderInlineStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
})
