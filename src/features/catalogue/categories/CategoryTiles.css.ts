import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.s4,
})

export const tile = style({
  display: 'grid',
  gap: vars.space.s3,
  alignContent: 'end',
  height: '100%',
  minHeight: '6rem',
  padding: vars.space.s4,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
