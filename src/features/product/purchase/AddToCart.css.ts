import { globalStyle, style } from '@vanilla-extract/css'
import { below, crowdedRow, from, narrowBar, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const purchase = style({ display: 'grid', gap: vars.space.s4 })

export const quantity = style({ display: 'flex', alignItems: 'center', gap: vars.space.s3, fontSize: vars.text.sm })

/** On phones a bar at the lower edge of the screen, so that the button is always visible. */
export const bar = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.s2,
  '@media': {
    [below.md]: {
      position: 'fixed',
      zIndex: vars.layer.sticky,
      insetInline: 0,
      insetBlockEnd: 0,
      paddingBlock: vars.space.s3,
      paddingBlockEnd: `max(${vars.space.s3}, env(safe-area-inset-bottom))`,
      paddingInline: vars.layout.gutter,
      background: vars.color.raised,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    [onPaper]: { display: 'none' },
  },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s3,
  '@media': { [below.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  '@container': { [crowdedRow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Repeats the price, because the page's own may be scrolled away. */
export const barPrice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minWidth: 0,
  '@media': { [from.md]: { display: 'none' } },
  '@container': { [crowdedRow]: { display: 'none' } },
})

export const barPicture = style({ flexShrink: 0, width: '2.25rem' })

export const barWords = style({ display: 'grid', minWidth: 0 })

/** Its name may be longer than the place beside the button. */
export const barVariant = style({
  maxWidth: '5.5rem',
  overflow: 'hidden',
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** In a bar as narrow as a phone the whole label is worth more than the icon and the padding. */
export const barButton = style({})

globalStyle(`${barButton} > button`, { '@container': { [narrowBar]: { paddingInline: vars.space.s3 } } })
globalStyle(`${barButton} > button > span > [aria-hidden]`, { '@container': { [narrowBar]: { display: 'none' } } })

/** Hidden without JavaScript, which it needs. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })

const BAR_ROOM = '4.75rem'

/** Not the bar of a hidden page: the page stack keeps visited pages in the document. */
const HAS_PAGE_BAR = `:has(main ${bar}:not([hidden] *))`

// Keeps focused elements and the end of the page clear of the bar (WCAG 2.4.11); an overlay has its own.
globalStyle(`html${HAS_PAGE_BAR}`, {
  '@media': { [below.md]: { scrollPaddingBlockEnd: `calc(${BAR_ROOM} + ${vars.space.s4})` } },
})
globalStyle(`body${HAS_PAGE_BAR}`, { '@media': { [below.md]: { paddingBlockEnd: BAR_ROOM } } })
