import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

// Reserves the space of the thumbnails, too.
export const skeletonPicture = style({
  '@media': { [from.md]: { paddingInlineStart: `calc(4.5rem + ${vars.space.s3})` } },
})

/** As high as the breadcrumbs with their touch targets. */
export const steps = style({ fontSize: vars.text.xs, paddingBlock: vars.space.s1 })
