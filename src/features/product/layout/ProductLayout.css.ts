import { style } from '@vanilla-extract/css'
import { below, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** Gallery, buy box and sections below each other; from `md` up the box is sticky beside the other two. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.s5,
  columnGap: vars.space.s7,
  paddingBlockEnd: vars.space.s6,
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(21rem, 5fr)',
      gridTemplateRows: 'auto 1fr',
      rowGap: vars.space.s6,
      columnGap: vars.space.s6,
    },
  },
})

const beside = { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start' } as const

/** A box with many questions is taller than the window: if it were sticky, its end would be out of reach. */
export const longBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s5,
  '@media': { [from.md]: beside },
})

export const box = style([
  longBox,
  {
    '@media': {
      [from.md]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.s4})`,
      },
    },
  },
])

export const trail = style({ paddingBlock: vars.space.s3 })

/** Below each other on phones, where the cart button floats over the end of the line. */
export const stockAndCode = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  // A merchant's code may be longer than a line.
  overflowWrap: 'anywhere',
  '@media': { [below.sm]: { flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.s1 } },
})
