import { style } from '@vanilla-extract/css'
import { below, from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { CONSENT_BANNER_HEIGHT } from '#src/ui/theme/documentAttributes.ts'

/** A list with its filters: beside it from `md` up, above it and in an overlay below. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The line above keeps its height while its filters are loading; only the products move down for a long column.
  gridTemplateRows: `minmax(${vars.layout.controlHeight}, auto) 1fr`,
  rowGap: vars.space.s4,
  '@media': {
    [below.sm]: { rowGap: vars.space.s2 },
    [from.md]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: vars.space.s6 },
  },
})

export const side = style({
  '@media': {
    [below.md]: { display: 'none' },
    [from.md]: {
      gridColumn: '1',
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.s3})`,
      maxHeight: `calc(100dvh - ${vars.layout.headerHeight} - ${vars.space.s5} - var(${CONSENT_BANNER_HEIGHT}, 0px))`,
      // Keeps a focused filter clear of content that covers the lower edge of the page (WCAG 2.4.11). The column
      // scrolls before the page, and only then becomes sticky.
      scrollPaddingBlockEnd: '50%',
      overflowY: 'auto',
      // Room for the focus rings inside the clipped column.
      paddingInline: vars.space.s1,
    },
    [onPaper]: { display: 'none' },
  },
})

export const above = style({
  display: 'grid',
  gap: vars.space.s3,
  minWidth: 0,
  alignContent: 'start',
  '@media': {
    // The chosen filters share the line of the button, so that a choice does not move the products down.
    [below.sm]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    [from.md]: { gridColumn: '2', gridRow: '1' },
  },
})

export const pieces = style({
  minWidth: 0,
  gridRow: '2',
  '@media': { [from.md]: { gridColumn: '2' } },
})

export const bar = style({
  display: 'flex',
  // A button with a long label leaves the filters beside it no room.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  minWidth: 0,
  '@media': { [below.sm]: { display: 'contents' } },
})

export const open = style({ flexShrink: 0, '@media': { [from.md]: { display: 'none' } } })
