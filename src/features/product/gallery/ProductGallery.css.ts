import { globalStyle, style } from '@vanilla-extract/css'
import { below, phoneSideways } from '#src/ui/theme/breakpoints.ts'
import { onPaper, vars } from '#src/ui/theme/contract.css.ts'

/** From edge to edge on phones. */
export const gallery = style({
  '@media': {
    [below.sm]: { marginInline: `calc(-1 * ${vars.layout.gutter})`, background: vars.color.paper },
    [phoneSideways]: { width: 'auto', marginInline: 0 },
  },
})

/** The height that header, name, price, first option and buy bar need on a phone's first screen. */
const REST_OF_SCREEN = '29rem'

/** A phone's photo is as wide as the screen; a low screen shows the middle of it. */
const cropped = {
  [below.sm]: { height: `min(48svh, clamp(14rem, 100svh - ${REST_OF_SCREEN}, 125vw))` },
  [phoneSideways]: { height: `calc(100svh - ${vars.layout.headerHeight} - 7.25rem)`, minHeight: '10rem' },
} as const

export const photo = style({ display: 'block', overflow: 'hidden', '@media': cropped })

export const zoomLink = style([photo, { cursor: 'zoom-in' }])

/** Like the other slides, with the player above its preview. */
export const filmSlide = style({ position: 'relative', '@media': cropped })

// The picture keeps its ratio only where the photo has no height; a previewed picture is above another one.
for (const box of [photo, filmSlide]) {
  globalStyle(`${box} > *, ${box} > div > *, ${box} > div > div > span`, {
    '@media': { [below.sm]: { height: '100%' }, [phoneSideways]: { height: '100%' } },
  })
}

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
