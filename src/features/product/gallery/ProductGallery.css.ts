import { style } from '@vanilla-extract/css'
import { below, from } from '#src/ui/theme/breakpoints.ts'
import { onPaper, vars } from '#src/ui/theme/contract.css.ts'

/** From edge to edge on phones; on tablets narrower, so that the name stays visible. */
export const gallery = style({
  '@media': {
    [below.sm]: { marginInline: `calc(-1 * ${vars.layout.gutter})`, background: vars.color.paper },
    [`${from.sm} and ${below.md}`]: { width: 'min(100%, 56svh)', marginInline: 'auto' },
  },
})

/** The height that name, price, stock and button need on a phone's first screen. */
const REST_OF_SCREEN = '26rem'

const PHONE_WIDTH = `clamp(9rem, (100svh - ${REST_OF_SCREEN}) * 0.8, 100%)`

/** On low screens the picture is smaller, so that all of that is visible without scrolling. */
export const photo = style({
  display: 'block',
  '@media': {
    [below.sm]: { width: PHONE_WIDTH, marginInline: 'auto' },
  },
})

export const zoomLink = style([photo, { cursor: 'zoom-in' }])

/** Like the other slides, but with the full width for the player. */
export const filmSlide = style({
  position: 'relative',
  '@media': { [below.sm]: { paddingInline: `calc((100% - ${PHONE_WIDTH}) / 2)` } },
})

/** The play icon, as high as the text beside it. */
export const playSign = {
  content: '',
  width: '0.75em',
  height: '0.85em',
  background: 'currentColor',
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
} as const

const MARK_PADDING = '0.5rem'

/** Its text is also part of the button's name. */
export const filmThumbnail = style([
  onPaper,
  {
    position: 'relative',
    fontSize: vars.text.xs,
    fontWeight: vars.font.semibold,
    lineHeight: 1.5,
    selectors: {
      '&::before': {
        content: 'attr(data-word)',
        position: 'absolute',
        zIndex: 1,
        insetBlockStart: vars.space.s1,
        insetInlineStart: vars.space.s1,
        paddingInline: `calc(${MARK_PADDING} + 1.1em) ${MARK_PADDING}`,
        borderRadius: vars.radius.pill,
        background: vars.color.raised,
      },
      '&::after': {
        ...playSign,
        position: 'absolute',
        zIndex: 1,
        insetBlockStart: `calc(${vars.space.s1} + 0.325em)`,
        insetInlineStart: `calc(${vars.space.s1} + ${MARK_PADDING})`,
      },
    },
  },
])
