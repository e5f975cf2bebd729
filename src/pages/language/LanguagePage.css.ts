import { style } from '@vanilla-extract/css'
import { canHover } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const languages = style({ display: 'grid', gap: vars.space.s2, paddingBlockEnd: vars.space.s5 })

export const currencies = style({ display: 'grid', gap: vars.space.s3 })

export const currencyTitle = style({ fontSize: vars.text.md, fontWeight: vars.font.semibold })

export const language = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.controlHeight,
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.line}`,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { borderColor: vars.color.accent, fontWeight: vars.font.semibold } },
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } } },
})
