import { style } from '@vanilla-extract/css'
import { from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  alignItems: 'start',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(18rem, 4fr)', columnGap: vars.space.s6 },
    [onPaper]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** The pieces come first; where there are two columns they are the second one. */
export const panel = style({
  padding: vars.space.s5,
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
  '@media': { [from.lg]: { gridColumn: 2, gridRow: 1 }, [onPaper]: { gridColumn: 'auto', gridRow: 'auto' } },
})

export const facts = style({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
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

/** An invoice, a shipment, a credit memo. */
export const document = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  paddingBlock: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
})

export const documentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s3,
})

export const documentName = style({ fontSize: vars.text.md, fontWeight: vars.font.semibold })

export const pieces = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s1 })

export const comment = style({
  paddingInlineStart: vars.space.s3,
  borderInlineStart: `3px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})

export const offPaper = style({ '@media': { [onPaper]: { display: 'none' } } })
