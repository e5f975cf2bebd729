import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { figures } from '#src/ui/theme/global.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  // All steps are in one line on a phone.
  '@media': { [below.sm]: { columnGap: vars.space.s3 } },
  rowGap: vars.space.s1,
  fontSize: vars.text.sm,
})

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2, color: vars.color.inkMuted })

export const present = style([item, { color: vars.color.ink, fontWeight: vars.font.semibold }])

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  '@media': { [below.sm]: { gap: vars.space.s1 } },
  minHeight: vars.layout.controlHeight,
  color: vars.color.accent,
})

export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  '@media': { [below.sm]: { gap: vars.space.s1 } },
  minHeight: vars.layout.controlHeight,
})

export const number = style([
  figures,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '1.75rem',
    height: '1.75rem',
    '@media': { [below.sm]: { width: '1.5rem', height: '1.5rem' } },
    borderRadius: '50%',
    background: vars.color.accentSoft,
    color: vars.color.accent,
    fontSize: vars.text.xs,
    fontWeight: vars.font.semibold,
    selectors: {
      [`${present} &`]: { background: vars.color.accent, color: vars.color.onAccent },
    },
  },
])
