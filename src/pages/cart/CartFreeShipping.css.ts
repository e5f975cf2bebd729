import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const distance = style({
  display: 'grid',
  gap: vars.space.s2,
  fontSize: vars.text.sm,
  color: vars.color.inkMuted,
})

const round = { borderRadius: vars.radius.pill } as const

export const bar = style({
  appearance: 'none',
  width: '100%',
  height: '0.5rem',
  border: `1px solid ${vars.color.control}`,
  background: 'transparent',
  overflow: 'hidden',
  ...round,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: vars.color.accent, ...round },
    '&::-moz-progress-bar': { background: vars.color.accent, ...round },
  },
})
