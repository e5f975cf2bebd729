import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { plainLink } from '#src/ui/theme/global.css.ts'

export const section = style({ display: 'grid', gap: vars.space.s3, paddingBlockEnd: vars.space.s5 })

export const list = style({ display: 'grid', gap: vars.space.s3 })

export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'min(4rem, 30%) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s4,
})

export const name = style([plainLink, { paddingBlock: vars.space.s1, fontSize: vars.text.sm }])
