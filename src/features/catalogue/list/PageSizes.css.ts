import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { canHover } from '#src/ui/theme/breakpoints.ts'

export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.s3,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
})

export const list = style({ display: 'flex', gap: vars.space.s1 })

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.pill,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      color: vars.color.ink,
      fontWeight: vars.font.semibold,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.35em',
    },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } } },
})
