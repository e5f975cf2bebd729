import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'

export const box = style({ display: 'grid', gap: vars.space.s2, justifyItems: 'start' })

/**
 * As wide as the form, because the size of Google's box follows from the room for it. A form has a gap for each part, also
 * where Google has shown nothing yet.
 */
export const widget = style({ justifySelf: 'stretch', selectors: { '&:empty': { display: 'none' } } })

/** The badge may be hidden where the form names reCAPTCHA (Google's frequent questions). */
globalStyle('.grecaptcha-badge', { visibility: 'hidden' })
