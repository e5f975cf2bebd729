import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { hyphenated } from '#src/ui/theme/hyphenated.ts'

// A long word of the merchant's breaks instead of widening the page.
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' })

/** A label with words of any length. */
export const buttonLabel = style({ minWidth: 0, overflowWrap: 'anywhere', ...hyphenated })

/** Content outside of rows: text and pictures of a page written by hand. */
export const loose = style({ selectors: { '& + &': { paddingBlockStart: vars.space.s6 } } })

export const row = styleVariants({
  contained: { paddingBlock: vars.space.s7 },
  'full-width': {},
  'full-bleed': {},
})

/** Content inside a row: a heading stays close to the text below it. */
export const flow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
})

/** The custom property with the merchant's column widths. */
export const COLUMN_SHARES = '--cms-columns'

const line = {
  display: 'grid',
  columnGap: `clamp(${vars.space.s3}, 1.6vw, ${vars.space.s5})`,
  rowGap: vars.space.s5,
  '@media': { [from.md]: { gridTemplateColumns: `var(${COLUMN_SHARES})` } },
}

export const columns = styleVariants({
  /** Below each other on small screens. */
  few: { ...line, gridTemplateColumns: 'minmax(0, 1fr)' },
  /** Two per line on small screens, or one if large text leaves no room for two. */
  many: { ...line, gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(7.5rem, 40%), 100%), 1fr))' },
})

// One space between two rows of text, not two.
globalStyle(`${row.contained} + ${row.contained}`, { paddingBlockStart: 0 })

/** A heading, its content and a "see all" link, beside the heading if there is room. */
export const showcase = style({
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
    },
  },
})
globalStyle(`${showcase} > :nth-child(2)`, { '@media': { [from.sm]: { gridRow: 2, gridColumn: '1 / -1' } } })

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
})

/** A text column in a line of text columns. */
export const wordColumn = style({ paddingBlockStart: vars.space.s4, borderBlockStart: `1px solid ${vars.color.line}` })
globalStyle(`${wordColumn} h3`, {
  fontSize: vars.text.md,
  fontWeight: vars.font.semibold,
  letterSpacing: vars.tracking.normal,
})
globalStyle(`${wordColumn} > *`, { gap: vars.space.s1 })
globalStyle(`${wordColumn} p`, { fontSize: vars.text.sm, color: vars.color.inkMuted })

/** A column with its own background. */
export const colouredColumn = style({ padding: vars.space.s5, borderRadius: vars.radius.md, alignContent: 'start' })

export const figure = style({ display: 'grid', gap: vars.space.s2 })
export const naturalPicture = style({ width: '100%', height: 'auto', borderRadius: vars.radius.md })
export const caption = style({ fontSize: vars.text.sm, color: vars.color.inkMuted })

/** Products as plain links, if the product cards cannot be shown. */
export const productLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  rowGap: vars.space.s2,
})

/** The background picture of a row, shown above its text. */
export const rowPicture = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  '@media': { [from.sm]: { aspectRatio: '24 / 9' } },
})
globalStyle(`${row.contained} > ${rowPicture}`, { marginBlockEnd: vars.space.s5 })

export const columnPicture = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
})

/** A collapsible part. */
export const part = style({
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&[open]': { paddingBlockEnd: vars.space.s5 },
  },
})
export const partName = style({
  paddingBlock: vars.space.s3,
  fontWeight: vars.font.semibold,
})
