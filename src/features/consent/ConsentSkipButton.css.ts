import { style } from '@vanilla-extract/css'
import { CONSENT_CHOSEN_ATTRIBUTE } from '#src/platform/consent/consentScript.ts'
import { CONSENT_BANNER_ID } from '#src/ui/theme/documentAttributes.ts'
import { skipLink } from '#src/ui/theme/global.css.ts'

/** Shown only while the banner is visible. */
export const skipButton = style([
  skipLink,
  {
    selectors: {
      [`:root:not(:has(#${CONSENT_BANNER_ID})) &, :root[${CONSENT_CHOSEN_ATTRIBUTE}] &`]: { display: 'none' },
    },
  },
])
