import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css'
import { CONSENT_CHOSEN_ATTRIBUTE } from '#src/platform/consent/consentScript.ts'
import { below, from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { HAS_BOTTOM_BAR, CONSENT_BANNER_HEIGHT, SCROLL_LOCK_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'

const GAP = vars.space.s3

export const banner = style({
  position: 'fixed',
  zIndex: vars.layer.floating,
  insetBlockEnd: `calc(max(${GAP}, env(safe-area-inset-bottom)) + var(--bottom-bar-height, 0px))`,
  insetInlineStart: `max(${GAP}, env(safe-area-inset-left))`,
  insetInlineEnd: `max(${GAP}, env(safe-area-inset-right))`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"words close" "choices choices"',
  gap: vars.space.s3,
  // When zoomed in, the text scrolls inside the banner, so that part of the page stays visible.
  maxHeight: '70dvh',
  overflowY: 'auto',
  padding: vars.space.s4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  fontSize: vars.text.sm,
  selectors: {
    // The banner waits until an overlay is closed; until then nothing needs consent.
    [`:root[${SCROLL_LOCK_ATTRIBUTE}] &`]: { display: 'none' },
    [`:root[${CONSENT_CHOSEN_ATTRIBUTE}] &`]: { display: 'none' },
  },
  '@media': {
    [onPaper]: { display: 'none' },
    [from.sm]: { maxWidth: '42rem', padding: vars.space.s5 },
    '(scripting: none)': { display: 'none' },
  },
})

export const words = style({ gridArea: 'words', display: 'grid', gap: vars.space.s1, alignContent: 'start' })

export const title = style({ fontSize: vars.text.md, fontWeight: vars.font.semibold })

export const choices = style({
  gridArea: 'choices',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))',
  gap: vars.space.s2,
})

// All three buttons fit in a row on the narrowest phone, so that they have equal weight.
globalStyle(`${choices} > button`, { paddingInline: vars.space.s2 })

export const close = style({ gridArea: 'close', marginBlockStart: `calc(-1 * ${vars.space.s2})` })

createGlobalVar(CONSENT_BANNER_HEIGHT.slice(2), { syntax: '<length>', inherits: false, initialValue: '0px' })

const ROOM = `calc(var(${CONSENT_BANNER_HEIGHT}, 0px) + ${GAP} + var(--bottom-bar-height, 0px))`

/** The distance between a focused element and the banner or the lower edge of the window (WCAG 2.4.11). */
export const clearance = `${GAP} + var(--bottom-bar-height, 0px) + ${vars.space.s4}`

const asked = `html:not([${CONSENT_CHOSEN_ATTRIBUTE}]):has(${banner})`

// Keeps the end of the page clear of the banner.
globalStyle(`${asked} body`, { paddingBlockEnd: ROOM, '@media': { '(scripting: none)': { paddingBlockEnd: 0 } } })
// The buy bar of a phone stays at the edge, because buying does not require a choice.
globalStyle(`${asked}${HAS_BOTTOM_BAR}`, {
  '@media': { [below.md]: { vars: { '--bottom-bar-height': '4.75rem' } } },
})
