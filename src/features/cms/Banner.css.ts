import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { canHover, from, motionAllowed } from '#src/ui/theme/breakpoints.ts'
import { onPaper, vars } from '#src/ui/theme/contract.css.ts'

/** Fades a picture into its background towards the text. An overlay is used, because a mask draws fine stripes. */
const melt = (direction: string, start: string, end: string) => ({
  content: '',
  position: 'absolute' as const,
  inset: 0,
  background: `linear-gradient(${direction}, ${vars.color.paper} ${start}, transparent ${end})`,
})

const words = {
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  alignContent: 'center',
  justifyItems: 'start',
} as const

/** Text on the empty side of a wide picture; on phones above it, on the picture's background. */
export const poster = style([
  onPaper,
  {
    position: 'relative',
    overflow: 'hidden',
    background: vars.color.paper,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from.sm]: { minHeight: 'clamp(27rem, 46vw, 46rem)' } },
  },
])

export const posterWords = style({
  ...words,
  width: '100%',
  maxWidth: vars.layout.containerWidth,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlockStart: vars.space.s6,
  '@media': { [from.sm]: { paddingBlock: vars.space.s6 } },
})

export const posterPicture = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  // The upper part of the tall crop is empty, so the text overlaps it.
  marginBlockStart: '-24%',
  selectors: { '&::after': melt('to bottom', '0%', '26%') },
  '@media': {
    [from.sm]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      marginBlockStart: 0,
      aspectRatio: '16 / 9',
      height: '100%',
      maxWidth: '100%',
      selectors: { '&::after': melt(`calc(90deg * ${vars.layout.inlineSign})`, '0%', '42%') },
    },
  },
})

globalStyle(`${posterPicture} img`, {
  '@media': { [from.sm]: { objectPosition: `calc(50% + 50% * ${vars.layout.inlineSign}) 50%` } },
})

const split = (template: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gridTemplateColumns: template } },
})

/** Text beside a picture that reaches the edge of the window; on phones the picture comes first. */
export const collage = styleVariants({
  wordsAtStart: split('minmax(0, 5fr) minmax(0, 7fr)'),
  wordsAtEnd: split('minmax(0, 7fr) minmax(0, 5fr)'),
})

// Aligned with the page's column.
const columnEdge = (share: string) =>
  `calc(max(0px, 100% - ${vars.layout.containerWidth} * ${share}) + ${vars.layout.gutter})`

const collageWordsBase = {
  ...words,
  paddingBlock: vars.space.s7,
  paddingInline: vars.layout.gutter,
} as const

export const collageWords = styleVariants({
  wordsAtStart: {
    ...collageWordsBase,
    '@media': { [from.md]: { paddingInlineStart: columnEdge('0.4167') } },
  },
  wordsAtEnd: {
    ...collageWordsBase,
    '@media': { [from.md]: { paddingInlineEnd: columnEdge('0.4167'), paddingInlineStart: vars.space.s7 } },
  },
})

const collagePictureBase = {
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.paper,
  order: -1,
  aspectRatio: '5 / 4',
} as const
const wideOnTablets = { [from.sm]: { aspectRatio: '16 / 9' } }
const besideWords = { aspectRatio: 'auto', minHeight: 'clamp(26rem, 40vw, 44rem)' }

export const collagePicture = styleVariants({
  wordsAtStart: { ...collagePictureBase, '@media': { ...wideOnTablets, [from.md]: { ...besideWords, order: 1 } } },
  wordsAtEnd: { ...collagePictureBase, '@media': { ...wideOnTablets, [from.md]: besideWords } },
})

/** A tile that is a link as a whole: text on the background, the picture fading in below. */
export const tile = style([
  onPaper,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    height: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    background: vars.color.paper,
    textDecoration: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '3px' } },
  },
])

export const tileWords = style({
  ...words,
  alignContent: 'start',
  gap: vars.space.s1,
  padding: `clamp(${vars.space.s4}, 1.6vw, ${vars.space.s5})`,
  paddingBlockEnd: 0,
})

export const tilePicture = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  marginBlockStart: '-18%',
  selectors: { '&::after': melt('to bottom', '0%', '24%') },
})

globalStyle(`${tilePicture} img`, { transition: `transform ${vars.motion.slow} ${vars.motion.ease}` })
globalStyle(`${tile}:hover ${tilePicture} img`, {
  '@media': { [`${canHover} and ${motionAllowed}`]: { transform: 'scale(1.03)' } },
})
globalStyle(`${tile}:hover :is(h2, h3)`, {
  '@media': {
    [canHover]: { textDecorationLine: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  },
})

/** A banner without a picture contains only text. */
export const plain = style({ ...words, paddingBlock: vars.space.s7 })

/** The merchant's text on a banner. */
export const content = style({ display: 'grid', gap: vars.space.s4, maxWidth: '34rem' })

// Ends before the picture of a poster begins.
globalStyle(`${posterWords} > ${content}`, { '@media': { [from.sm]: { maxWidth: 'min(34rem, 46%)' } } })
globalStyle(`${poster} p`, { fontSize: vars.text.lg, color: vars.color.inkMuted, maxWidth: '30ch' })
// A tile below a heading of its own row has a heading of the next level, which looks the same.
globalStyle(`${tile} :is(h2, h3)`, { fontSize: vars.text.lg })
globalStyle(`${tile} p`, { fontSize: vars.text.sm, color: vars.color.inkMuted })
for (const side of Object.values(collageWords)) {
  globalStyle(`${side} p`, { color: vars.color.inkMuted, lineHeight: vars.leading.relaxed })
}
