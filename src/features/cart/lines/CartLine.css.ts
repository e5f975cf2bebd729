import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { plainLink } from '#src/ui/theme/global.css.ts'

/** A place in the list with a line or its replacement. */
export const place = style({
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

/** The picture and text of a line, of an arriving line and of the skeleton. */
export const row = style([
  place,
  {
    display: 'grid',
    gridTemplateColumns: 'min(5.5rem, 30%) minmax(0, 1fr)',
    gap: vars.space.s4,
    paddingBlock: vars.space.s4,
  },
])

export const picture = style({ display: 'grid', alignContent: 'start' })

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s1,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
})

export const name = style({
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
  letterSpacing: vars.tracking.normal,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const link = style([plainLink, { paddingBlock: vars.space.s1 }])

export const rowTotal = style({
  fontSize: vars.text.sm,
  fontWeight: vars.font.semibold,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { color: vars.color.inkMuted } },
})

export const quiet = style({ fontSize: vars.text.xs, color: vars.color.inkMuted })

export const options = style([quiet, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s3 }])

export const option = style({ display: 'flex', minWidth: 0, gap: vars.space.s1, overflowWrap: 'anywhere' })

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
  paddingBlockStart: vars.space.s2,
})

/** The actions beside quantity and removal, in one row of their own. */
export const asides = style({ display: 'flex', alignItems: 'center', columnGap: vars.space.s3 })

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s4,
  selectors: { '&[hidden]': { display: 'none' } },
})

/** A problem of a line with its solution. */
export const fix = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s2,
  paddingBlockStart: vars.space.s1,
})
