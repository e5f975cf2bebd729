// For the `.css.ts` files of extensions: the tokens of the shop's theme, and the widths at which the layout changes.
export { below, from, motionAllowed } from '#src/ui/theme/breakpoints.ts'
export { vars } from '#src/ui/theme/contract.css.ts'
