import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { plainLink } from '#src/ui/theme/global.css.ts'

export const list = style({ listStyle: 'none', padding: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const item = style({ borderBlockEnd: `1px solid ${vars.color.line}`, paddingBlock: vars.space.s4 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'min(6rem, 30%) minmax(0, 1fr)',
  columnGap: vars.space.s4,
  rowGap: vars.space.s3,
  '@media': { [from.md]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto', columnGap: vars.space.s5 } },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s2,
})

export const name = style([plainLink, { paddingBlock: vars.space.s1, overflowWrap: 'anywhere' }])

export const quiet = style({ fontSize: vars.text.sm, color: vars.color.inkMuted })

export const choices = style([
  quiet,
  { listStyle: 'none', padding: 0, display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s3 },
])

export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.s4 })

export const buying = style({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s2,
  '@media': { [from.md]: { gridColumn: 'auto', minWidth: '14rem' } },
})

/** On its own line. */
export const transferForm = style({
  flexBasis: '100%',
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'minmax(0, 32rem)',
  justifyItems: 'start',
})
