import { style, styleVariants } from '@vanilla-extract/css'
import { below, from, motionAllowed } from '../theme/breakpoints.ts'
import { onPaper, vars } from '../theme/contract.css.ts'

export const carousel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const besideThumbnails = style([
  carousel,
  {
    gap: vars.space.s3,
    // Without scripts the thumbnails would not work, so the track takes their space.
    '@media': { [`${from.md} and (scripting: enabled)`]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' } },
  },
])

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s4,
})

export const thumbnailRow = style({
  display: 'none',
  alignContent: 'start',
  gap: vars.space.s2,
  '@media': { [`${from.md} and (scripting: enabled)`]: { display: 'grid' } },
})

export const thumbnail = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: vars.radius.md,
  opacity: 0.65,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover, &:focus-visible, &[aria-current="true"]': { opacity: 1 },
    '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${vars.color.page}, 0 0 0 4px ${vars.color.ink}` },
  },
})

export const more = style([
  onPaper,
  {
    position: 'absolute',
    insetBlockEnd: vars.space.s1,
    insetInlineEnd: vars.space.s1,
    paddingInline: vars.space.s2,
    borderRadius: vars.radius.pill,
    background: vars.color.raised,
    fontSize: vars.text.xs,
    fontWeight: vars.font.semibold,
  },
])

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } },
  selectors: { '&:focus-visible': { outlineOffset: '2px', borderRadius: vars.radius.md } },
})

const gap = `clamp(${vars.space.s3}, 1.6vw, ${vars.space.s5})`
/** Never narrower than a word of large text. */
const share = (count: number, visible: number) => `max((100% - ${count} * ${gap}) / ${visible}, min(8.25rem, 100%))`

export const slides = styleVariants({
  /** Cards on the columns of the product grid; the cut card at the edge shows that there are more. */
  cards: {
    gap,
    gridAutoColumns: share(2, 2.25),
    '@media': { [from.sm]: { gridAutoColumns: share(3, 3.3) }, [from.lg]: { gridAutoColumns: share(3, 4) } },
  },
  /** One slide at a time: a gallery. */
  full: { gridAutoColumns: '100%', '@media': { [from.sm]: { borderRadius: vars.radius.md } } },
})

export const slide = style({ scrollSnapAlign: 'start', minWidth: 0 })

// Without JavaScript the track scrolls by hand and keyboard; buttons without effect are hidden.
export const controls = style({
  // All slides fit. The space stays reserved, so that the content below does not jump once the layout is known.
  selectors: { '&[data-needless]': { visibility: 'hidden' } },
  '@media': { '(scripting: none)': { display: 'none' } },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
})

export const overPicture = style([
  onPaper,
  {
    position: 'absolute',
    insetBlockEnd: vars.space.s3,
    insetInlineEnd: vars.space.s3,
  },
])

export const counter = style({
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  fontSize: vars.text.xs,
  fontWeight: vars.font.medium,
})

/** A finger swipes: on phones and tablets the arrows would only cover the picture. */
export const arrows = style({
  display: 'contents',
  '@media': { [below.md]: { display: 'none' } },
})

/** Instead of the counter. */
export const besideDots = style({ '@media': { [below.md]: { display: 'none' } } })

export const dots = style([
  onPaper,
  {
    position: 'absolute',
    insetBlockEnd: vars.space.s3,
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    gap: vars.space.s2,
    pointerEvents: 'none',
    '@media': { [from.md]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  },
])

export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.color.raised,
  boxShadow: `0 0 0 1px ${vars.color.ink}`,
  selectors: { '&[data-current]': { background: vars.color.ink } },
})
