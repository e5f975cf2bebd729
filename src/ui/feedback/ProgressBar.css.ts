import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { PROGRESS_BAR_HEIGHT_PX } from '../theme/figures.ts'

// Fast at first, then slower: it shows activity without claiming a percentage.
const creep = keyframes({
  from: { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.5)' },
  to: { transform: 'scaleX(0.95)' },
})

export const progress = style({
  position: 'fixed',
  zIndex: vars.layer.progress,
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '100%',
  appearance: 'none',
  border: 0,
  height: PROGRESS_BAR_HEIGHT_PX,
  background: vars.color.accent,
  transformOrigin: `calc(50% - 50% * ${vars.layout.inlineSign})`,
  animation: `${creep} 8s ${vars.motion.ease} both`,
  selectors: { '&::-webkit-progress-bar': { background: 'none' } },
})
