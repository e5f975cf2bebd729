import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { onPaper, vars } from '#src/ui/theme/contract.css.ts'

/** Adyen draws its fields for a light page, and with lines of fixed heights, which large text does not fit in. */
export const adyenFields = style([
  onPaper,
  {
    // As high as the fields, which Adyen puts below each other on a phone.
    minHeight: '22.5rem',
    '@media': { [from.sm]: { minHeight: '16rem' } },
    padding: vars.space.s4,
    borderRadius: vars.radius.md,
    background: vars.color.raised,
    vars: { '--adyen-sdk-text-body-line-height': '1.4', '--adyen-sdk-text-caption-line-height': '1.5' },
  },
])

// Otherwise a name that is wider than its field would be cut.
globalStyle(`${adyenFields} .adyen-checkout__label__text`, { whiteSpace: 'normal' })
