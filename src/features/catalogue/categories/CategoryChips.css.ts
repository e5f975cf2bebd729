import { style } from '@vanilla-extract/css'
import { canHover } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 })

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
