import { style } from '@vanilla-extract/css'
import { below, from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

/** From edge to edge on phones, where the picture is the page; on tablets it leaves the name in sight. */
export const gallery = style({
  '@media': {
    [below.sm]: { marginInline: `calc(-1 * ${vars.layout.gutter})` },
    [`${from.sm} and ${below.md}`]: { width: 'min(100%, 56svh)', marginInline: 'auto' },
  },
})
