import { style } from '@vanilla-extract/css'
import { onPaper } from '#src/ui/theme/contract.css.ts'

/** Adyen draws its fields for a light page. */
export const adyenFields = style([onPaper, { minHeight: '10rem' }])
