import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const place = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 })

globalStyle(`${place} > *`, { flex: '2 1 7rem', minWidth: 0 })
globalStyle(`${place} > :first-child`, { flex: '1 1 6.5rem' })

export const estimated = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  fontWeight: vars.font.semibold,
})

/** An outdated answer is dimmed while a newer one is loading. */
export const answer = style({
  display: 'grid',
  gap: vars.space.s4,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
})
