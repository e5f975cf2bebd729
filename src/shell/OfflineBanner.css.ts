import { globalStyle, style } from '@vanilla-extract/css'
import { below, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { HAS_BOTTOM_BAR } from '#src/ui/theme/documentAttributes.ts'

/** At the bottom of the screen, where it covers no heading, and beside the floating button. */
export const banner = style({
  position: 'fixed',
  insetBlockEnd: `calc(max(${vars.space.s4}, env(safe-area-inset-bottom)) + var(--bottom-bar-height, 0px))`,
  insetInlineStart: `max(${vars.space.s4}, ${vars.layout.notchStart})`,
  zIndex: vars.layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  // The rest of the width belongs to the cart button.
  maxWidth: `min(calc(100vw - 2 * ${vars.space.s4} - 4.5rem), ${vars.layout.textWidth})`,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderRadius: vars.radius.md,
  background: vars.color.ink,
  color: vars.color.page,
  boxShadow: vars.shadow.high,
  fontSize: vars.text.sm,
  '@media': {
    [below.md]: {
      selectors: { [`:root${HAS_BOTTOM_BAR} &`]: { vars: { '--bottom-bar-height': '4.75rem' } } },
    },
    [onPaper]: { display: 'none' },
  },
})

globalStyle(`${banner} svg`, { flexShrink: 0 })
