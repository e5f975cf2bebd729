import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { textLink } from '#src/ui/theme/global.css.ts'

export const panel = style({ display: 'grid', fontSize: vars.text.sm })

export const facet = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingBlockEnd: vars.space.s2,
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.layout.controlHeight,
  // A line of large text is higher than the target.
  paddingBlock: vars.space.s1,
  fontWeight: vars.font.medium,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const chevron = style({
  flexShrink: 0,
  color: vars.color.inkMuted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
})

export const fieldset = style({ display: 'grid' })

export const option = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2, cursor: 'pointer' })

export const dot = style({
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${vars.color.line}`,
})

/**
 * For a colour that only simple products have: Magento provides swatches only for the options of configurable products.
 */
export const unknownDot = style([dot, { boxShadow: 'none', border: `1.5px dashed ${vars.color.control}` }])

export const count = style({ color: vars.color.inkMuted, fontWeight: vars.font.regular })

export const more = style([
  textLink,
  { display: 'inline-flex', alignItems: 'center', minHeight: vars.layout.controlHeight, listStyle: 'none' },
])

/** Hides the submit button if scripts apply each tick at once. */
export const withoutScript = style({
  paddingBlockStart: vars.space.s4,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
