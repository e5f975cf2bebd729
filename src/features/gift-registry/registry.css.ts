import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { plainLink } from '#src/ui/theme/global.css.ts'

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  rowGap: vars.space.s2,
  fontSize: vars.text.sm,
})
export const fact = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s2, overflowWrap: 'anywhere' })
export const factName = style({ color: vars.color.inkMuted })

export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '40rem' })

export const list = style({ listStyle: 'none', padding: 0, borderBlockStart: `1px solid ${vars.color.line}` })
export const item = style({
  paddingBlock: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
export const head = style({
  display: 'grid',
  // Two columns, or one if large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr))',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
  alignItems: 'baseline',
})
/** A touch target of full height. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  justifySelf: 'start',
  fontWeight: vars.font.semibold,
})

/** Picture, text and actions. */
export const piece = style({
  display: 'grid',
  gridTemplateColumns: 'min(5rem, 30%) minmax(0, 1fr)',
  columnGap: vars.space.s4,
  rowGap: vars.space.s3,
  '@media': { [from.md]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto', columnGap: vars.space.s5 } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s2,
})
export const name = style([plainLink, { paddingBlock: vars.space.s1 }])
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.inkMuted })
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.s4 })
export const buying = style({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s2,
  '@media': { [from.md]: { gridColumn: 'auto', minWidth: '14rem' } },
})
export const note = style([quiet, { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }])

export const panels = style({
  display: 'grid',
  gap: vars.space.s5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' },
  },
})
/** Spans the rows beside the other, shorter sections. */
export const tall = style({ '@media': { [from.lg]: { gridColumn: 2, gridRow: '1 / span 2' } } })
export const panel = style({ padding: vars.space.s5, borderRadius: vars.radius.lg, background: vars.color.sunken })
