import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, from, motionAllowed, onPaper as onPrint } from '../theme/breakpoints.ts'
import { onPaper, vars } from '../theme/contract.css.ts'
import { inRows } from '../theme/listView.ts'

// The picture comes first visually, but the name comes first in the document, so that it is read and focused.
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The controls of a row of cards are on one line, below words of different lengths.
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  gap: vars.space.s3,
  // Reserves space for the picture: a streamed page may paint the text before the picture arrives.
  '::before': { content: '', gridRow: 1, gridColumn: 1, aspectRatio: '4 / 5' },
  selectors: inRows({
    gridTemplateColumns: 'clamp(6.5rem, 30%, 11rem) minmax(0, 1fr)',
    columnGap: vars.space.s4,
    rowGap: 0,
  }),
})

export const stage = style([
  onPaper,
  {
    position: 'relative',
    gridRow: 1,
    gridColumn: 1,
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    background: vars.color.paper,
  },
])

export const badges = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockStart: vars.space.s3,
  insetInlineStart: vars.space.s3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s1,
})

/** A control at the upper end of the picture, above the link that covers the card. */
export const corner = style([
  onPaper,
  {
    position: 'relative',
    zIndex: vars.layer.raised,
    gridRow: 1,
    gridColumn: 1,
    placeSelf: 'start end',
    padding: vars.space.s2,
    // The area around the control belongs to the link.
    pointerEvents: 'none',
    '@media': { [onPrint]: { display: 'none' } },
  },
])
globalStyle(`${corner} > *`, { pointerEvents: 'auto' })

/** A control below the words; on a screen for a mouse over the lower edge of the picture. */
export const purchase = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  gridRow: 3,
  gridColumn: 1,
  '@media': {
    [`${from.sm} and ${canHover}`]: {
      gridRow: 1,
      placeSelf: 'end center',
      width: `calc(100% - 2 * ${vars.space.s2})`,
      translate: `0 calc(-1 * ${vars.space.s2})`,
    },
    [onPrint]: { display: 'none' },
  },
  // In rows it is beside the picture.
  selectors: inRows({ gridRow: 2, gridColumn: 2, placeSelf: 'end', width: 'auto', translate: '0 0' }),
})

export const words = style({
  gridRow: 2,
  display: 'grid',
  gap: vars.space.s2,
  alignContent: 'start',
  selectors: inRows({ gridRow: 1, gridColumn: 2, alignContent: 'center' }),
})

export const name = style({
  fontSize: vars.text.sm,
  fontWeight: vars.font.medium,
  letterSpacing: vars.tracking.normal,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'pretty',
  selectors: inRows({ fontSize: vars.text.md }),
})

/** The link of the name; it covers the whole card. */
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      zIndex: vars.layer.raised,
      inset: 0,
      borderRadius: vars.radius.md,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
})

globalStyle(`${stage} img`, { transition: `transform ${vars.motion.slow} ${vars.motion.ease}` })
globalStyle(`${card}:hover ${stage} img`, {
  '@media': { [`${canHover} and ${motionAllowed}`]: { transform: 'scale(1.03)' } },
})
globalStyle(`${card}:hover ${link}`, {
  '@media': {
    [canHover]: { textDecorationLine: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  },
})
