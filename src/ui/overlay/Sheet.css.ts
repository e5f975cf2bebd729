import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { below, from, onPaper } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { BOTTOM_BAR_ATTRIBUTE } from '../theme/documentAttributes.ts'

const fromEnd = keyframes({ from: { transform: `translateX(calc(100% * ${vars.layout.inlineSign}))` } })
const fromStart = keyframes({ from: { transform: `translateX(calc(-100% * ${vars.layout.inlineSign}))` } })
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })
const fromAbove = keyframes({ from: { transform: 'translateY(-2rem)', opacity: 0 } })
const appear = keyframes({ from: { opacity: 0 } })

export const overlay = style({ position: 'fixed', inset: 0, display: 'grid', zIndex: vars.layer.overlay })

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
})

const sheet = style({
  position: 'absolute',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  // The sheet takes the focus when it opens; a focus ring around it would be meaningless.
  selectors: { '&:focus-visible': { outline: 'none' } },
})

/** On phones it comes from below and leaves a strip of the page above it visible. */
const risesOnPhones = {
  insetBlockEnd: 0,
  insetInline: 0,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  animation: `${fromBelow} ${vars.motion.slow} ${vars.motion.ease}`,
} as const

const TALL_ON_PHONES = 'calc(100dvh - 3rem)'

export const panel = styleVariants({
  end: [
    sheet,
    {
      '@media': {
        [below.sm]: { ...risesOnPhones, height: TALL_ON_PHONES },
        [from.sm]: {
          insetBlock: 0,
          insetInlineEnd: 0,
          width: `min(${vars.layout.sheetWidth}, 100%)`,
          animation: `${fromEnd} ${vars.motion.slow} ${vars.motion.ease}`,
        },
      },
    },
  ],
  start: [
    sheet,
    {
      '@media': {
        [below.sm]: { ...risesOnPhones, height: TALL_ON_PHONES },
        [from.sm]: {
          insetBlock: 0,
          insetInlineStart: 0,
          width: `min(${vars.layout.sheetWidth}, 100%)`,
          animation: `${fromStart} ${vars.motion.slow} ${vars.motion.ease}`,
        },
      },
    },
  ],
  middle: [
    sheet,
    {
      maxHeight: TALL_ON_PHONES,
      '@media': {
        [below.sm]: risesOnPhones,
        [from.sm]: {
          inset: 0,
          placeSelf: 'center',
          width: `min(${vars.layout.sheetWidth}, 100%)`,
          height: 'fit-content',
          borderRadius: vars.radius.lg,
          animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
        },
      },
    },
  ],
  top: [
    sheet,
    {
      '@media': {
        [below.sm]: { inset: 0, animation: `${appear} ${vars.motion.base} ${vars.motion.ease}` },
        [from.sm]: {
          insetBlockStart: 0,
          insetInline: 0,
          justifySelf: 'center',
          width: 'min(44rem, 100%)',
          height: 'fit-content',
          maxHeight: TALL_ON_PHONES,
          borderEndStartRadius: vars.radius.lg,
          borderEndEndRadius: vars.radius.lg,
          animation: `${fromAbove} ${vars.motion.base} ${vars.motion.ease}`,
        },
      },
    },
  ],
  full: [sheet, { inset: 0, animation: `${appear} ${vars.motion.base} ${vars.motion.ease}` }],
})

export const still = style({})

// A sheet that came with the document is shown in the first frame without animation.
globalStyle(`${overlay}${still} > *`, { animation: 'none' })

const inset = {
  paddingInlineStart: `max(${vars.space.s5}, ${vars.layout.notchStart})`,
  paddingInlineEnd: `max(${vars.space.s5}, ${vars.layout.notchEnd})`,
} as const

export const header = style({
  ...inset,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  position: 'relative',
  // A finger on the handle drags the sheet; otherwise the browser would scroll.
  touchAction: 'none',
  minHeight: vars.layout.headerHeight,
  // A title of two lines, or of large text, stays below the handle.
  paddingBlock: vars.space.s4,
  paddingInlineEnd: `max(${vars.space.s3}, ${vars.layout.notchEnd})`,
})

// The handle that can be pulled down on phones.
globalStyle(`${header}::before`, {
  content: 'none',
  '@media': {
    [below.sm]: {
      content: '""',
      position: 'absolute',
      insetBlockStart: vars.space.s2,
      insetInlineStart: 'calc(50% - 1.25rem)',
      width: '2.5rem',
      height: '4px',
      borderRadius: vars.radius.pill,
      background: vars.color.line,
    },
  },
})

export const title = style({ fontSize: vars.text.lg })

const content = { ...inset, paddingBlock: vars.space.s3 } as const
const scroller = { overflowY: 'auto', overscrollBehavior: 'contain' } as const

export const body = style({ ...content, ...scroller })

/** Low windows, and large text on small ones, need all of their height for the content. */
const withFoot = 'screen and (min-height: 26em)'

/**
 * The content of a sheet whose last part stays in sight: only the part before it scrolls, so the browser keeps focused
 * elements and error messages clear of it at every text size (WCAG 2.4.11).
 */
export const footed = style({
  '@media': { [withFoot]: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: '100%' } },
})

export const scrolled = style({ ...content, '@media': { [withFoot]: scroller } })

export const foot = style({
  ...inset,
  display: 'grid',
  gap: vars.space.s3,
  paddingBlockStart: vars.space.s4,
  paddingBlockEnd: `max(${vars.space.s5}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

globalStyle(`${body}:has(> ${footed})`, { padding: 0, '@media': { [withFoot]: { overflow: 'hidden' } } })

// A bar between the options of a product cannot leave the part that scrolls: it is kept clear of focused elements.
globalStyle(`${body}:has([${BOTTOM_BAR_ATTRIBUTE}])`, { scrollPaddingBlockEnd: '50%' })

// In print the sheet is the only content, and its text may run over several pages.
const printed = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@media': { [onPaper]: rule } })
printed(`html:has(body ${overlay})`, { overflow: 'visible' })
printed(`body:has(${overlay}) [inert]`, { display: 'none' })
printed(`${overlay}:is(div)`, { position: 'static', display: 'block' })
printed(`${overlay} > section`, {
  position: 'static',
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxHeight: 'none',
  overflow: 'visible',
  background: 'none',
  boxShadow: 'none',
  animation: 'none',
})
printed(`${overlay} > section > ${body}`, { overflow: 'visible' })
printed(`${overlay} > :not(section), ${overlay} ${header} > button`, { display: 'none' })
