import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css'
import { CONSENT_CHOSEN_ATTRIBUTE } from '#src/platform/consent/consentScript.ts'
import { below, from, lowWindow, onPaper, roomForOneBar, roomForThree } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import {
  BOTTOM_BAR_ATTRIBUTE,
  CONSENT_BANNER_HEIGHT,
  HAS_BOTTOM_BAR,
  SCROLL_LOCK_ATTRIBUTE,
} from '#src/ui/theme/documentAttributes.ts'

const GAP = vars.space.s3

export const banner = style({
  position: 'fixed',
  zIndex: vars.layer.floating,
  insetBlockEnd: 'var(--bottom-bar-height, 0px)',
  insetInline: 0,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"words close" "choices choices"',
  columnGap: vars.space.s2,
  rowGap: '0.375rem',
  // When zoomed in, the text scrolls above the choices, so that these and part of the page stay visible.
  gridTemplateRows: 'minmax(2.25rem, 1fr) auto',
  // The bar of the page takes its room from the banner's, so that a part of the page stays visible above both.
  maxHeight: 'calc(60dvh - var(--bottom-bar-height, 0px))',
  overflowY: 'auto',
  paddingBlockStart: vars.space.s2,
  // The bar of the page keeps clear of the home indicator if there is one.
  paddingBlockEnd: `max(${vars.space.s2}, env(safe-area-inset-bottom) - var(--bottom-bar-height, 0px))`,
  paddingInlineStart: `max(${GAP}, ${vars.layout.notchStart})`,
  paddingInlineEnd: `max(${GAP}, ${vars.layout.notchEnd})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  selectors: {
    // The banner waits until an overlay is closed; until then nothing needs consent.
    [`:root[${SCROLL_LOCK_ATTRIBUTE}] &`]: { display: 'none' },
    [`:root[${CONSENT_CHOSEN_ATTRIBUTE}] &`]: { display: 'none' },
  },
  '@media': {
    [onPaper]: { display: 'none' },
    [from.sm]: {
      insetBlockEnd: `calc(max(${GAP}, env(safe-area-inset-bottom)) + var(--bottom-bar-height, 0px))`,
      insetInlineStart: `max(${GAP}, ${vars.layout.notchStart})`,
      insetInlineEnd: `max(${GAP}, ${vars.layout.notchEnd})`,
      gap: vars.space.s3,
      maxWidth: '42rem',
      maxHeight: '70dvh',
      padding: vars.space.s5,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.md,
      fontSize: vars.text.sm,
      lineHeight: vars.leading.normal,
    },
    // All choices and two lines of the text, which scrolls.
    [`${below.sm} and ${roomForOneBar}`]: { maxHeight: 'min(50dvh, max(40dvh, 8.75rem))' },
    '(scripting: none)': { display: 'none' },
  },
})

export const words = style({
  gridArea: 'words',
  display: 'grid',
  gap: vars.space.s1,
  alignContent: 'safe center',
  minHeight: 0,
  overflowY: 'auto',
})

/** On phones a slim bar has no room for it; it still names the region. */
export const title = style({
  fontSize: vars.text.md,
  fontWeight: vars.font.semibold,
  '@media': { [below.sm]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})

/** The whole explanation beside its short form for phones. */
export const whole = style({ overflowWrap: 'break-word', '@media': { [below.sm]: { display: 'none' } } })
export const brief = style({ overflowWrap: 'break-word', '@media': { [from.sm]: { display: 'none' } } })

// Equal widths, so that the choices have equal weight.
export const choices = style({
  gridArea: 'choices',
  display: 'grid',
  gap: vars.space.s2,
  '@container': { [roomForThree]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

globalStyle(`${choices} > button`, {
  paddingInline: vars.space.s1,
  '@media': { [below.sm]: { paddingBlock: vars.space.s1, fontSize: vars.text.xs } },
})

export const close = style({
  gridArea: 'close',
  marginBlockStart: `calc(-1 * ${vars.space.s2})`,
  '@media': { [below.sm]: { marginBlockStart: 0, alignSelf: 'start', marginInlineEnd: `calc(-1 * ${vars.space.s2})` } },
})

globalStyle(`${close} > button`, { '@media': { [below.sm]: { width: '2.25rem', height: '2.25rem' } } })

createGlobalVar(CONSENT_BANNER_HEIGHT.slice(2), { syntax: '<length>', inherits: false, initialValue: '0px' })

const ROOM = `calc(var(${CONSENT_BANNER_HEIGHT}, 0px) + ${GAP} + var(--bottom-bar-height, 0px))`

/** The distance between a focused element and the banner or the lower edge of the window (WCAG 2.4.11). */
export const clearance = `${GAP} + var(--bottom-bar-height, 0px) + ${vars.space.s4}`

const asked = `html:not([${CONSENT_CHOSEN_ATTRIBUTE}]):has(${banner})`

// Keeps the end of the page clear of the banner.
globalStyle(`${asked} body`, { paddingBlockEnd: ROOM, '@media': { '(scripting: none)': { paddingBlockEnd: 0 } } })
// The buy bar of a phone stays at the edge, because buying does not require a choice.
globalStyle(`${asked}${HAS_BOTTOM_BAR}`, {
  '@media': {
    [below.md]: {
      vars: { '--bottom-bar-height': `calc(4rem + max(${vars.space.s3}, env(safe-area-inset-bottom)))` },
    },
    [`${below.md} and ${roomForOneBar}`]: { vars: { '--bottom-bar-height': '0px' } },
  },
})
// A strip of the page between the two would look broken.
globalStyle(`${asked} [${BOTTOM_BAR_ATTRIBUTE}]`, {
  '@media': { [below.sm]: { minHeight: 'var(--bottom-bar-height)', alignContent: 'center' } },
})
// With large text the bar stays in its place on the page instead.
globalStyle(`${asked}:not([${SCROLL_LOCK_ATTRIBUTE}]) [${BOTTOM_BAR_ATTRIBUTE}]`, {
  '@media': { [`${below.md} and ${roomForOneBar}`]: { position: 'static' } },
})
// The header scrolls with the page there.
globalStyle(asked, { '@media': { [lowWindow]: { scrollPaddingBlockStart: GAP } } })
