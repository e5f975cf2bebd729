import { style } from '@vanilla-extract/css'
import { below, from, onPaper, phoneSideways } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

const tablet = `${from.sm} and ${below.md}`

/**
 * Gallery, buy box and sections below each other; on tablets the box is beside the gallery, so that the first screen has
 * the choices; from `md` up it is sticky beside the other two.
 */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.s4,
  columnGap: vars.space.s7,
  paddingBlockEnd: vars.space.s6,
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.s5, alignItems: 'start' },
    [phoneSideways]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space.s4 },
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
  gap: vars.space.s4,
  '@media': { [from.sm]: { gap: vars.space.s5 }, [from.md]: beside },
})

export const box = style([
  longBox,
  {
    '@media': {
      [from.md]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.s4})`,
      },
      [onPaper]: { position: 'static' },
    },
  },
])

/** The sections below the box, in the full width below short columns. */
export const sections = style({
  '@media': { [tablet]: { gridColumn: '1 / -1' }, [phoneSideways]: { gridColumn: '1 / -1' } },
})

export const trail = style({
  paddingBlock: vars.space.s3,
  '@media': { [below.sm]: { paddingBlock: `0 ${vars.space.s1}` } },
})

/** Name, price and stock: close together on phones, so that the first screen has room for the options. */
export const offerHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  '@media': { [below.sm]: { gap: vars.space.s1 } },
})

/** Always below each other on phones: if the code of a variant wrapped, the options would move under the finger. */
export const stockAndCode = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
  // A merchant's code may be longer than a line.
  overflowWrap: 'anywhere',
  '@media': { [below.sm]: { flexDirection: 'column', alignItems: 'flex-start' } },
})
