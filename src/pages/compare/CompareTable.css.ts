import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { plainLink } from '#src/ui/theme/global.css.ts'

const LABEL_WIDTH = '7.5rem'
const COLUMN_WIDTH = '11.5rem'
/** On phones two products are side by side, unless large text needs more room. */
const PHONE_COLUMN = 'max(50cqi, 8.5rem)'

/** Only the table scrolls sideways, and its first column stays in place. */
export const scroller = style({
  // The containing block of visually hidden elements, which would otherwise widen the page.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  containerType: 'inline-size',
  '@media': { [onPaper]: { overflow: 'visible', containerType: 'normal' } },
})

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  width: 'max-content',
  minWidth: 'min(100%, 40rem)',
  '@media': { [below.sm]: { minWidth: 0 } },
})

/** On phones the label is above its values and stays in sight while they scroll. */
export const row = style({
  '@media': {
    [`screen and ${below.sm}`]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: PHONE_COLUMN },
  },
})

const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  width: LABEL_WIDTH,
  background: vars.color.page,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [from.sm]: { width: '11rem' }, [onPaper]: { position: 'static' } },
})

export const corner = style([first, { '@media': { [`screen and ${below.sm}`]: { display: 'none' } } }])

export const column = style({
  width: COLUMN_WIDTH,
  padding: vars.space.s3,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.font.regular,
  '@media': {
    [below.sm]: { width: 'auto', minWidth: 0, padding: vars.space.s2 },
    [from.sm]: { width: '14rem' },
    [from.lg]: { width: '17rem' },
  },
})

export const label = style([
  first,
  {
    padding: vars.space.s3,
    paddingInlineStart: vars.space.s2,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.text.sm,
    fontWeight: vars.font.medium,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '@media': {
      [`screen and ${below.sm}`]: {
        // In the first row of the grid alone, so that the values share the second one.
        gridRow: 1,
        gridColumn: '1 / span 1',
        width: '100cqi',
        paddingBlockEnd: 0,
        color: vars.color.inkMuted,
      },
    },
  },
])

export const cell = style({
  padding: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.sm,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [`screen and ${below.sm}`]: { gridRow: 2, minWidth: 0, padding: vars.space.s2, borderBlockStart: 0 } },
})

export const different = style([row, {}])
globalStyle(`${different} > :is(th, td)`, { background: vars.color.accentSoft })

// A tint alone would convey this by colour only; the sign beside the label conveys it too.
export const mark = style({
  marginInlineStart: vars.space.s2,
  color: vars.color.accent,
  fontWeight: vars.font.semibold,
})

export const head = style({ display: 'grid', alignContent: 'start', gap: vars.space.s2 })

export const bar = style({ display: 'flex', justifyContent: 'flex-end' })

export const name = style([plainLink, { fontWeight: vars.font.medium }])
