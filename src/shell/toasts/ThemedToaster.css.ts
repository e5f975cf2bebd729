import { globalStyle, style } from '@vanilla-extract/css'
import { onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { TOAST_MAX_WIDTH_PX } from '#src/ui/theme/figures.ts'

export const toaster = style({ zIndex: vars.layer.toast })

// Sonner adds its stylesheet later, with the specificity of two attributes; the width is even in its style attribute.
globalStyle(`:root ${toaster}[data-sonner-toaster]`, {
  zIndex: vars.layer.toast,
  fontFamily: vars.font.family,
  vars: {
    '--width': `min(${TOAST_MAX_WIDTH_PX}px, calc(100vw - 2 * ${vars.space.s4})) !important`,
    '--border-radius': vars.radius.md,
    '--normal-bg': vars.color.raised,
    '--normal-text': vars.color.ink,
    '--normal-border': vars.color.line,
  },
})

export const toast = style({})

// Below 600 px sonner makes both as wide as the screen; here they have the same width everywhere.
globalStyle(`${toaster}[data-sonner-toaster][data-x-position='center']`, {
  insetInline: '0',
  marginInline: 'auto',
  width: 'var(--width)',
  transform: 'none',
})

globalStyle(`${toaster}[data-sonner-toaster] ${toast}[data-sonner-toast]`, { width: 'var(--width)' })

globalStyle(`${toast}[data-sonner-toast][data-styled='true']`, {
  fontSize: vars.text.sm,
  boxShadow: vars.shadow.high,
  gap: vars.space.s3,
})

globalStyle(`${toast}[data-sonner-toast][data-type='success'] [data-icon]`, { color: vars.color.success })
globalStyle(`${toast}[data-sonner-toast][data-type='error'] [data-icon]`, { color: vars.color.danger })

globalStyle(`${toast}[data-sonner-toast][data-styled='true'] [data-button]`, {
  minHeight: '2rem',
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.xs,
})

globalStyle(`${toaster}[data-sonner-toaster]`, { '@media': { [onPaper]: { display: 'none' } } })
