import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, motionAllowed, onPaper as onPrint } from '../theme/breakpoints.ts'
import { onPaper, vars } from '../theme/contract.css.ts'
import { inRows } from '../theme/listView.ts'

// The picture comes first visually, but the name comes first in the document, so that it is read and focused.
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s3,
  // Reserves space for the picture: a streamed page may paint the text before the picture arrives.
  '::before': { content: '', gridRow: 1, gridColumn: 1, aspectRatio: '4 / 5' },
  selectors: inRows({ gridTemplateColumns: 'clamp(6.5rem, 30%, 11rem) minmax(0, 1fr)', columnGap: vars.space.s4 }),
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

// Positioned above the link that covers the card; the area between the controls still belongs to the link.
export const actions = style([
  onPaper,
  {
    position: 'relative',
    zIndex: vars.layer.raised,
    gridRow: 1,
    gridColumn: 1,
    display: 'grid',
    padding: vars.space.s2,
    pointerEvents: 'none',
    '@media': { [onPrint]: { display: 'none' } },
    // In rows the controls are beside the text, because a small picture has no room for them.
    selectors: inRows({ gridColumn: 2, padding: 0, justifySelf: 'end', alignSelf: 'end' }),
  },
])
globalStyle(`${actions} > *`, { gridArea: '1 / 1', pointerEvents: 'auto' })

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
