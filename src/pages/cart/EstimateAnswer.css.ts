import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const place = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(6.5rem, 1fr) minmax(0, 2fr)',
})

export const estimated = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  fontWeight: vars.font.semibold,
})

/** What a newer answer is about to replace steps back. */
export const answer = style({
  display: 'grid',
  gap: vars.space.s4,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
})
