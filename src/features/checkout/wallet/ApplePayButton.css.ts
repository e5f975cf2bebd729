import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const wallet = style({ display: 'grid', gap: vars.space.s3, maxWidth: '40rem' })

/** Safari draws the button by its appearance, in the shopper's language; elsewhere it has these colours and its name. */
const drawn = '(-webkit-appearance: -apple-pay-button)'

export const applePay = style({
  minHeight: vars.layout.controlHeight,
  paddingInline: vars.space.s5,
  // A name in two lines keeps clear of the round ends.
  paddingBlock: vars.space.s3,
  textWrap: 'balance',
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.text.sm,
  fontWeight: vars.font.semibold,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'progress' } },
  '@supports': {
    [drawn]: {
      WebkitAppearance: '-apple-pay-button',
      paddingBlock: 0,
      // Its name is drawn, too.
      fontSize: 0,
      vars: { '-apple-pay-button-style': 'black', '-apple-pay-button-type': 'check-out' },
    },
  },
})

const onDark = { '@supports': { [drawn]: { vars: { '-apple-pay-button-style': 'white' } } } }

globalStyle(`:root[data-theme='dark'] ${applePay}`, onDark)
globalStyle(`:root:not([data-theme]) ${applePay}`, { '@media': { 'screen and (prefers-color-scheme: dark)': onDark } })
