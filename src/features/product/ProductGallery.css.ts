import { style } from '@vanilla-extract/css'
import { below, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** From edge to edge on phones, where the picture is the page; on tablets it leaves the name in sight. */
export const gallery = style({
  '@media': {
    [below.sm]: { marginInline: `calc(-1 * ${vars.layout.gutter})`, background: vars.color.paper },
    [`${from.sm} and ${below.md}`]: { width: 'min(100%, 56svh)', marginInline: 'auto' },
  },
})

/** What name, price, stock and the button need of a phone's first screen beside the picture. */
const REST_OF_SCREEN = '26rem'

/** On low screens the picture is smaller, on its own paper, so that all of that is seen without scrolling. */
export const photo = style({
  display: 'block',
  '@media': {
    [below.sm]: { width: `clamp(9rem, (100svh - ${REST_OF_SCREEN}) * 0.8, 100%)`, marginInline: 'auto' },
  },
})

export const zoomLink = style([photo, { cursor: 'zoom-in' }])
