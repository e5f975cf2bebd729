import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { canHover } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const fill = createVar()
const fillHover = createVar()
const text = createVar()
const textHover = createVar()
const border = createVar()

/** The styles of a button, also for anchors: `<Link className={buttonClass({ variant: 'secondary' })}>`. */
export const buttonClass = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minHeight: vars.layout.controlHeight,
    paddingBlock: vars.space.s2,
    maxWidth: '100%',
    // Large text leaves more of a narrow button to its words.
    paddingInline: `min(${vars.space.s5}, 6vw)`,
    border: `1.5px solid ${border}`,
    borderRadius: vars.radius.pill,
    background: fill,
    color: text,
    fontSize: vars.text.sm,
    fontWeight: vars.font.semibold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    textWrap: 'balance',
    // An e-mail address is one long word and must be allowed to break. Unlike `anywhere` it lets no row squeeze a button
    // below its longest word.
    overflowWrap: 'break-word',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      // The press shows at once; only the release is animated.
      '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'scale(0.98)', transitionDuration: '0s' },
      '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])': { opacity: 0.45 },
      '&:is(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': { background: fillHover, color: textHover },
        },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        vars: {
          [fill]: vars.color.accent,
          [fillHover]: vars.color.accentHover,
          [text]: vars.color.onAccent,
          [textHover]: vars.color.onAccent,
          [border]: 'transparent',
        },
      },
      secondary: {
        vars: {
          [fill]: 'transparent',
          [fillHover]: vars.color.ink,
          [text]: vars.color.ink,
          [textHover]: vars.color.page,
          [border]: vars.color.ink,
        },
      },
      quiet: {
        paddingInline: `min(${vars.space.s4}, 4vw)`,
        vars: {
          [fill]: 'transparent',
          [fillHover]: vars.color.sunken,
          [text]: vars.color.accent,
          [textHover]: vars.color.accentHover,
          [border]: 'transparent',
        },
      },
      /** A button within text: as small as its text, with a touch target of full height. */
      link: {
        paddingInline: 0,
        textAlign: 'start',
        fontWeight: vars.font.medium,
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
        vars: {
          [fill]: 'transparent',
          [fillHover]: 'transparent',
          [text]: vars.color.inkMuted,
          [textHover]: vars.color.ink,
          [border]: 'transparent',
        },
      },
      danger: {
        vars: {
          [fill]: vars.color.danger,
          [fillHover]: vars.color.dangerHover,
          [text]: vars.color.onDanger,
          [textHover]: vars.color.onDanger,
          [border]: 'transparent',
        },
      },
    },
    /** As wide as its container. */
    block: { true: { display: 'flex', width: '100%' } },
  },
  defaultVariants: { variant: 'primary' },
})

// The label keeps its space and its accessible name while the spinner is shown, so the button keeps its width.
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'inherit',
  maxWidth: '100%',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
})

/** A word that is longer than the button breaks. */
export const words = style({ minWidth: 0 })

export const busyMark = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
