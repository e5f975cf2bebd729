import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  paddingBlockEnd: vars.space.s6,
  fontSize: vars.text.sm,
})

/** A target of full height. */
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.layout.controlHeight })
