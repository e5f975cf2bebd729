import { style } from '@vanilla-extract/css'
import { onPaper, vars } from '#src/ui/theme/contract.css.ts'

/** The official form is drawn for paper, and need not have a ground of its own. */
export const noticePicture = style([onPaper, { maxWidth: '100%', height: 'auto', backgroundColor: vars.color.raised }])
