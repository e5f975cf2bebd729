import { style } from '@vanilla-extract/css'
import { textLink } from '#src/ui/theme/global.css.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.s3,
})

export const suggestion = style([
  textLink,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.layout.controlHeight,
    fontWeight: vars.font.medium,
    overflowWrap: 'anywhere',
  },
])

export const waysOn = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s3 })
