import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { plainLink } from '#src/ui/theme/global.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  paddingBlock: vars.space.s5,
})

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const words = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.s1 })

export const name = style([plainLink, { paddingBlock: vars.space.s1 }])

export const quiet = style({ fontSize: vars.text.sm, color: vars.color.inkMuted })

export const choices = style([
  quiet,
  { listStyle: 'none', padding: 0, display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s3 },
])
