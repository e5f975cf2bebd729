import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const range = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(5rem, 40%), 100%), 1fr))',
  gap: vars.space.s3,
  paddingBlockEnd: vars.space.s2,
})

export const bound = style({ display: 'grid', gap: vars.space.s1, color: vars.color.inkMuted })

export const problems = style({ selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.s2 } } })
