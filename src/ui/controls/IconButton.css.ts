import { styleVariants } from '@vanilla-extract/css'
import { canHover } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const base = {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.layout.controlHeight,
  height: vars.layout.controlHeight,
  borderRadius: '50%',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    // As with buttons, the press shows at once.
    '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'scale(0.94)', transitionDuration: '0s' },
    '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.35, cursor: 'not-allowed' },
  },
}

/** The styles of an icon button, also for anchors. */
export const iconButtonClass = styleVariants({
  plain: [
    base,
    {
      '@media': {
        [canHover]: {
          selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.color.sunken } },
        },
      },
    },
  ],
  /** For pictures and other busy backgrounds. */
  raised: [
    base,
    {
      background: vars.color.raised,
      color: vars.color.ink,
      boxShadow: vars.shadow.low,
      '@media': {
        [canHover]: {
          selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.color.page } },
        },
      },
    },
  ],
})
