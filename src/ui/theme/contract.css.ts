import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css'
import type { ColorToken } from '#src/shop/theme.ts'
import { THEME } from '#src/shop/selectedTheme.ts'
import { from, motionAllowed } from './breakpoints.ts'
import {
  BUTTON_MIN_HEIGHT_BELOW_MD_PX,
  BUTTON_MIN_HEIGHT_PX,
  HEADER_HEIGHT_MEDIUM_PX,
  HEADER_HEIGHT_SMALL_PX,
} from './figures.ts'

const { light, dark } = THEME

const colorNames = Object.fromEntries(Object.keys(light).map((name) => [name, null])) as Record<ColorToken, null>

/** All values for styles. Code outside `theme/` must not define colours, breakpoints or durations. */
export const vars = createGlobalThemeContract(
  {
    color: colorNames,
    /** Eight steps; the upper three grow with the viewport. */
    space: { s1: null, s2: null, s3: null, s4: null, s5: null, s6: null, s7: null, s8: null },
    font: { family: null, light: null, regular: null, medium: null, semibold: null },
    /** Six steps from caption to display; the upper ones grow with the viewport. */
    text: { xs: null, sm: null, md: null, lg: null, xl: null, xxl: null },
    leading: { tight: null, snug: null, normal: null, relaxed: null },
    tracking: { tight: null, normal: null, wide: null },
    radius: { sm: null, md: null, lg: null, pill: null },
    shadow: { low: null, high: null },
    motion: { fast: null, base: null, slow: null, ease: null },
    layer: {
      raised: null,
      sticky: null,
      header: null,
      floating: null,
      overlay: null,
      toast: null,
      progress: null,
      skip: null,
    },
    layout: {
      gutter: null,
      containerWidth: null,
      narrowWidth: null,
      textWidth: null,
      headerHeight: null,
      controlHeight: null,
      sheetWidth: null,
      /** The width of a phone's notch at the start and at the end of the lines. */
      notchStart: null,
      notchEnd: null,
      /** 1 if lines run to the right, -1 if they run to the left: the sign of every movement along them. */
      inlineSign: null,
    },
  },
  (_value, path) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
)

createGlobalTheme(
  ':root',
  {
    space: vars.space,
    font: vars.font,
    text: vars.text,
    leading: vars.leading,
    tracking: vars.tracking,
    radius: vars.radius,
    shadow: vars.shadow,
    motion: vars.motion,
    layer: vars.layer,
    layout: vars.layout,
  },
  {
    // The part of the window leaves large text its room on a phone. With usual text it is never the smaller one.
    space: {
      s1: '0.25rem',
      s2: 'min(0.5rem, 2.5vw)',
      s3: 'min(0.75rem, 3.75vw)',
      s4: 'min(1rem, 5vw)',
      s5: 'min(1.5rem, 7.5vw)',
      s6: 'min(clamp(2rem, 1.6rem + 1.6vw, 3rem), 10vw)',
      s7: 'min(clamp(3rem, 2rem + 4vw, 5.5rem), 15vw)',
      s8: 'min(clamp(4.5rem, 2.5rem + 8vw, 9rem), 22.5vw)',
    },
    font: {
      family: THEME.font.family,
      light: `${THEME.font.light}`,
      regular: `${THEME.font.regular}`,
      medium: `${THEME.font.medium}`,
      semibold: `${THEME.font.semibold}`,
    },
    text: {
      xs: '0.8125rem',
      sm: '0.9375rem',
      md: 'clamp(1rem, 0.98rem + 0.1vw, 1.0625rem)',
      lg: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
      // Headings grow less than text, so that their words stay whole.
      xl: 'min(clamp(1.5rem, 1.25rem + 1.1vw, 2.25rem), 11vw)',
      xxl: 'min(clamp(2.25rem, 1.4rem + 3.4vw, 4.5rem), 13vw)',
    },
    leading: { tight: '1.06', snug: '1.25', normal: '1.5', relaxed: '1.65' },
    tracking: { tight: '-0.022em', normal: '-0.003em', wide: '0.08em' },
    radius: THEME.radius,
    shadow: {
      low: `0 1px 2px ${vars.color.shade}, 0 4px 16px ${vars.color.shade}`,
      high: `0 2px 6px ${vars.color.shade}, 0 24px 64px ${vars.color.shade}`,
    },
    // No motion by default; the media query below enables it.
    motion: { fast: '0s', base: '0s', slow: '0s', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
    layer: {
      raised: '1',
      sticky: '10',
      header: '20',
      floating: '30',
      overlay: '40',
      toast: '50',
      progress: '60',
      skip: '70',
    },
    layout: {
      // Never narrower than a phone's notch on either side; at most a part of the window, as the spaces.
      gutter:
        'max(min(clamp(1rem, 0.25rem + 3.4vw, 4rem), 5vw), env(safe-area-inset-left), env(safe-area-inset-right))',
      containerWidth: '92rem',
      narrowWidth: '44rem',
      textWidth: '66ch',
      headerHeight: `${HEADER_HEIGHT_SMALL_PX}px`,
      controlHeight: `${BUTTON_MIN_HEIGHT_BELOW_MD_PX}px`,
      sheetWidth: '30rem',
      notchStart: 'env(safe-area-inset-left)',
      notchEnd: 'env(safe-area-inset-right)',
      inlineSign: '1',
    },
  },
)

globalStyle(':root', {
  colorScheme: 'light',
  vars: assignVars(vars.color, light),
  '@media': {
    [motionAllowed]: {
      vars: { [vars.motion.fast]: '150ms', [vars.motion.base]: '200ms', [vars.motion.slow]: '250ms' },
    },
    [from.md]: {
      vars: {
        [vars.layout.headerHeight]: `${HEADER_HEIGHT_MEDIUM_PX}px`,
        [vars.layout.controlHeight]: `${BUTTON_MIN_HEIGHT_PX}px`,
      },
    },
  },
})

globalStyle(":root[dir='rtl']", {
  vars: {
    [vars.layout.notchStart]: 'env(safe-area-inset-right)',
    [vars.layout.notchEnd]: 'env(safe-area-inset-left)',
    [vars.layout.inlineSign]: '-1',
    // Space between letters would separate those of Arabic, which are joined.
    [vars.tracking.tight]: 'normal',
    [vars.tracking.normal]: 'normal',
    [vars.tracking.wide]: 'normal',
  },
})

// The system's colour scheme applies until the document names a theme. Paper is white in both.
globalStyle(':root:not([data-theme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: assignVars(vars.color, dark) } },
})
globalStyle(":root[data-theme='dark']", {
  '@media': { screen: { colorScheme: 'dark', vars: assignVars(vars.color, dark) } },
})

/** For content on a photo or its background: light in both schemes, like the photos. */
export const onPaper = style({ colorScheme: 'light', color: vars.color.ink, vars: assignVars(vars.color, light) })

/** For a dark band in both schemes, such as the footer: give it `raised` or `sunken` as its background. */
export const onInk = style({ colorScheme: 'dark', color: vars.color.ink, vars: assignVars(vars.color, dark) })
