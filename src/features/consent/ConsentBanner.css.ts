import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css'
import { CONSENT_CHOSEN_ATTRIBUTE } from '#src/platform/consent/consentScript.ts'
import { below, from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { BOTTOM_BAR_ATTRIBUTE, CONSENT_BANNER_HEIGHT, SCROLL_LOCK_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'

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
  // Zoomed in, its words scroll inside it: some of the page must stay in sight.
  maxHeight: '70dvh',
  overflowY: 'auto',
  padding: vars.space.s4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  fontSize: vars.text.sm,
  selectors: {
    // Whoever works in an overlay is asked when it is closed: until then nothing needs consent.
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

// Three in a row on the narrowest phone too: none of them may look like an afterthought.
globalStyle(`${choices} > button`, { paddingInline: vars.space.s2 })

export const close = style({ gridArea: 'close', marginBlockStart: `calc(-1 * ${vars.space.s2})` })

createGlobalVar(CONSENT_BANNER_HEIGHT.slice(2), { syntax: '<length>', inherits: false, initialValue: '0px' })

const ROOM = `calc(var(${CONSENT_BANNER_HEIGHT}, 0px) + ${GAP} + var(--bottom-bar-height, 0px))`

/** How far from the banner's edge, and from the lower edge of the window below it, what has the focus stays (WCAG 2.4.11). */
export const clearance = `${GAP} + var(--bottom-bar-height, 0px) + ${vars.space.s4}`

const asked = `html:not([${CONSENT_CHOSEN_ATTRIBUTE}]):has(${banner})`

// The end of the page stays clear of the banner.
globalStyle(`${asked} body`, { paddingBlockEnd: ROOM, '@media': { '(scripting: none)': { paddingBlockEnd: 0 } } })
// The buy bar of a phone keeps the edge: nobody has to choose before buying.
globalStyle(`${asked}:has([${BOTTOM_BAR_ATTRIBUTE}])`, {
  '@media': { [below.md]: { vars: { '--bottom-bar-height': '4.75rem' } } },
})
