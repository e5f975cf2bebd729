import { style } from '@vanilla-extract/css'
import { from } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

// The small pictures beside the large one have their place kept too.
export const skeletonPicture = style({
  '@media': { [from.md]: { paddingInlineStart: `calc(4.5rem + ${vars.space.s3})` } },
})
