import '#shop-folder/fonts.css.ts'
import './display.css.ts'
import { globalLayer, globalStyle, style } from '@vanilla-extract/css'
import { canHover, onPaper } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { hyphenated } from './hyphenated.ts'
import { SIDEWAYS_ICONS } from './sidewaysIcons.ts'
import { SCROLL_LOCK_ATTRIBUTE } from './documentAttributes.ts'

// Style sheets may load in any order; the layer makes component styles override the base.
const base = globalLayer('base')

function baseStyle(selector: string, rule: NonNullable<Parameters<typeof globalStyle>[1]>): void {
  globalStyle(selector, { '@layer': { [base]: rule } })
}

// Without `*::before`, because browsers would compute two more styles for every element.
baseStyle('*', { boxSizing: 'border-box', margin: 0, padding: 0 })
baseStyle('html', {
  // Always visible, so that short and long pages have the same width.
  overflowY: 'scroll',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // Keeps a focused field or an anchor clear of the sticky header (WCAG 2.4.11).
  scrollPaddingBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.s4})`,
})
baseStyle(`html[${SCROLL_LOCK_ATTRIBUTE}]`, { overflow: 'hidden' })
baseStyle(`html[${SCROLL_LOCK_ATTRIBUTE}='gutter']`, { scrollbarGutter: 'stable' })
baseStyle('body', {
  minHeight: '100dvh',
  background: vars.color.page,
  color: vars.color.ink,
  fontFamily: vars.font.family,
  fontSize: vars.text.md,
  fontWeight: vars.font.regular,
  lineHeight: vars.leading.normal,
  letterSpacing: vars.tracking.normal,
  // Raleway's default figures are old-style.
  fontVariantNumeric: 'lining-nums',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
  WebkitTapHighlightColor: 'transparent',
})
// In no layer, so that it overrides the `none` of a later layer (platform/document/startScript.ts).
globalStyle('body', { display: 'block' })
baseStyle('h1, h2, h3, h4', {
  ...hyphenated,
  fontWeight: vars.font.medium,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
})
// Icons that point along the lines. In a list of selectors instead of `:is()`, so that a document with one of them has
// this rule among its critical styles.
globalStyle(SIDEWAYS_ICONS.map((name) => `:root[dir='rtl'] .lucide-${name}`).join(', '), { scale: '-1 1' })
baseStyle('p', { textWrap: 'pretty' })
baseStyle('ul[class], ol[class], ul[role="list"], ol[role="list"]', { listStyle: 'none' })
baseStyle('img, svg, video, iframe', { display: 'block', maxWidth: '100%' })
// A long text beside an icon does not squeeze it.
baseStyle('svg', { flexShrink: 0 })
baseStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
baseStyle('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' })
baseStyle('fieldset', { border: 0, minInlineSize: 0 })
baseStyle('textarea', { resize: 'vertical' })
baseStyle('table', { borderCollapse: 'collapse' })
baseStyle('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}` })
baseStyle('summary', { cursor: 'pointer' })
baseStyle('a', { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' })
baseStyle('abbr[title]', { textDecoration: 'none' })
baseStyle('[hidden]', { display: 'none' })
// The classes of fields set another display.
baseStyle(':is(input, select, textarea, button)[hidden]', { display: 'none !important' })
baseStyle('[tabindex="-1"]:focus', { outline: 'none' })
// The root's selection style is inherited (css-pseudo-4), so it is not computed for each element.
baseStyle(':root::selection', { background: vars.color.accent, color: vars.color.onAccent })
baseStyle('::placeholder', { color: vars.color.inkMuted, opacity: 1 })

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Zero, because even a short duration makes every change of any property a transition.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

/**
 * Prices, quantities, tables: lining figures of equal width, so that columns align and a changing sum does not move.
 */
export const figures = style({ fontVariantNumeric: 'lining-nums tabular-nums' })

/** For screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** The first link of the document, visible while it has the focus. */
export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.s2,
  insetInlineStart: vars.space.s2,
  zIndex: vars.layer.skip,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s5,
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
  color: vars.color.page,
  fontWeight: vars.font.semibold,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { [onPaper]: { display: 'none' } },
})

/** A link inside running text or a quiet list: the underline appears or deepens on hover. */
export const textLink = style({
  color: vars.color.accent,
  textDecorationLine: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentcolor 40%, transparent)',
  transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationColor: 'currentcolor' } } } },
})

/** A link without underline until it is hovered: menus, breadcrumbs, footers. */
export const plainLink = style({
  textDecorationLine: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
})
