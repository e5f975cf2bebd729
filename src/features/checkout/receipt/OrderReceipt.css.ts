import { style } from '@vanilla-extract/css'
import { from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { figures } from '#src/ui/theme/global.css.ts'

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  overflowWrap: 'anywhere',
})

export const orderNumber = style([figures, { fontWeight: vars.font.semibold, whiteSpace: 'nowrap' }])

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  alignItems: 'start',
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(22rem, 5fr)', columnGap: vars.space.s7 },
    [onPaper]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const facts = style({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s1,
  alignContent: 'start',
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})

export const factName = style({ fontWeight: vars.font.semibold })

export const offPaper = style({ '@media': { [onPaper]: { display: 'none' } } })
