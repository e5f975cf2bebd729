import { style } from '@vanilla-extract/css'
import { below } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

export const intro = style({ position: 'relative', maxWidth: vars.layout.textWidth, color: vars.color.inkMuted })

/** Without scripts the whole text stays, because the button would have no effect. */
const SHORT = `${below.sm} and (scripting: enabled)`

/** Two lines; a link further down shows the rest when it gets the focus. */
export const brief = style({
  '@media': {
    [SHORT]: {
      overflow: 'hidden',
      selectors: { '&:not(:focus-within)': { maxHeight: `calc(2em * ${vars.leading.relaxed})` } },
    },
  },
})

/** At the end of the second line, over its last words. */
export const more = style({
  display: 'none',
  '@media': {
    [SHORT]: {
      display: 'block',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      minHeight: '1.5rem',
      paddingInlineStart: vars.space.s7,
      // A letter would end in the middle at a hard edge.
      background: `linear-gradient(calc(90deg * ${vars.layout.inlineSign}), transparent, ${vars.color.page} ${vars.space.s6})`,
      color: vars.color.ink,
      fontSize: vars.text.sm,
      fontWeight: vars.font.medium,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
})
