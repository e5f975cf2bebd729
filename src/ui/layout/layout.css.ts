import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { inRows } from '../theme/listView.ts'

const gap = styleVariants({ none: '0', ...vars.space }, (value) => ({ gap: value }))

export const stack = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  variants: {
    gap,
    align: {
      stretch: {},
      start: { justifyItems: 'start' },
      center: { justifyItems: 'center', textAlign: 'center' },
    },
  },
  defaultVariants: { gap: 's4', align: 'stretch' },
})

export const cluster = recipe({
  // Its children wrap before they shrink, so only a word that is longer than a line breaks.
  base: { display: 'flex', overflowWrap: 'anywhere' },
  variants: {
    gap,
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
  },
  defaultVariants: { gap: 's3', align: 'center', justify: 'start', wrap: true },
})

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = styleVariants({
  /**
   * Product cards: 2 columns at 360 px, 3 at 768, 4 at 1327; one for large text on the smallest screen. As rows: 1 and
   * 2.
   */
  products: {
    display: 'grid',
    columnGap: `clamp(${vars.space.s3}, 1.6vw, ${vars.space.s5})`,
    rowGap: vars.space.s6,
    ...columns(2),
    selectors: inRows({ ...columns(1), rowGap: vars.space.s5 }),
    '@media': {
      [below.narrowest]: columns(1),
      [from.sm]: columns(3),
      [from.lg]: { ...columns(4), selectors: inRows(columns(2)) },
    },
  },
  /** Category tiles: 2 columns, 4 from `md` up. */
  doors: {
    display: 'grid',
    gap: `clamp(${vars.space.s3}, 1.6vw, ${vars.space.s5})`,
    ...columns(2),
    '@media': { [from.md]: columns(4) },
  },
  /** Two equal halves from `md` up. */
  halves: { display: 'grid', gap: vars.space.s6, ...columns(1), '@media': { [from.md]: columns(2) } },
  /** A wide and a narrow column from `md` up: gallery and buy box, checkout and summary. */
  aside: {
    display: 'grid',
    columnGap: vars.space.s7,
    rowGap: vars.space.s5,
    ...columns(1),
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(22rem, 5fr)' } },
  },
})

export const container = styleVariants({
  wide: [{ width: '100%', maxWidth: vars.layout.containerWidth }],
  narrow: [{ width: '100%', maxWidth: `calc(${vars.layout.narrowWidth} + 2 * ${vars.layout.gutter})` }],
  text: [{ width: '100%', maxWidth: `calc(${vars.layout.textWidth} + 2 * ${vars.layout.gutter})` }],
  bleed: [{ width: '100%' }],
})

export const centred = style({
  // The placeholder of a whole page: a shorter one would show the footer, which then moves out of the window.
  selectors: { '&[aria-busy="true"]': { minHeight: '100svh' } },
  marginInline: 'auto',
})

export const gutters = style({ paddingInline: vars.layout.gutter })
