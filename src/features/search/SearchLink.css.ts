import { style } from '@vanilla-extract/css'
import { below, canHover, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { TEXT_SIZE_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'

const FIELD_WIDTH = { medium: '13rem', large: '17rem' }

/** With large text the header has as little room as on a phone. */
const ENLARGED = `:root[${TEXT_SIZE_ATTRIBUTE}] &`

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  gap: vars.space.s3,
  width: vars.layout.controlHeight,
  height: vars.layout.controlHeight,
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  textDecorationLine: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [from.md]: {
      justifyContent: 'space-between',
      width: FIELD_WIDTH.medium,
      paddingInline: vars.space.s4,
      background: vars.color.sunken,
    },
    [from.lg]: { width: FIELD_WIDTH.large },
    [below.xl]: {
      selectors: {
        [ENLARGED]: {
          justifyContent: 'center',
          width: vars.layout.controlHeight,
          paddingInline: 0,
          background: 'none',
        },
      },
    },
    [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
    [`${from.md} and (scripting: none)`]: { display: 'none' },
  },
})

export const words = style({
  display: 'none',
  color: vars.color.inkMuted,
  '@media': {
    [from.md]: { display: 'block' },
    [below.xl]: { selectors: { [ENLARGED]: { display: 'none' } } },
  },
})

/** From `md` up; below, the link leads to a page with a field. */
export const withoutScript = style({
  display: 'none',
  '@media': { [`${from.md} and (scripting: none)`]: { display: 'block', width: FIELD_WIDTH.medium } },
})
