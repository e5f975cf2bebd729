import { style } from '@vanilla-extract/css'
import { below, canHover } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })

/** On phones one line that scrolls sideways, with space for the focus ring inside the clipped line. */
export const inLine = style({
  '@media': {
    [below.sm]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: vars.space.s1,
      margin: `calc(-1 * ${vars.space.s1})`,
      whiteSpace: 'nowrap',
    },
  },
})

export const middle = style({ justifyContent: 'center' })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.controlHeight,
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.ink, color: vars.color.page } } },
  },
})
