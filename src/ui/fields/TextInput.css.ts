import { style } from '@vanilla-extract/css'
import { canHover } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** Shared by text boxes and selects. */
export const control = style({
  display: 'block',
  width: '100%',
  minHeight: '3rem',
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  color: vars.color.ink,
  // iOS zooms into fields with text smaller than 16 px.
  fontSize: 'max(1rem, 16px)',
  lineHeight: vars.leading.snug,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: vars.color.ink } } },
  },
})

export const area = style([control, { minHeight: '7.5rem', lineHeight: vars.leading.normal }])
