import { style } from '@vanilla-extract/css'
import { canHover } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { textLink } from '#src/ui/theme/global.css.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: '2.25rem',
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  // Half of the height of one line.
  borderRadius: '1.125rem',
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.accent, color: vars.color.onAccent } } } },
})

export const clearAll = style([
  textLink,
  { display: 'inline-flex', alignItems: 'center', minHeight: '2.25rem', fontSize: vars.text.sm },
])
