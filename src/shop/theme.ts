/** The colours of a scheme: `#rrggbb`, except where a colour may be transparent. */
export type Palette = {
  /** The page's background, lighter than the photos' paper. */
  readonly page: string
  /** Elements above the page: sheets, menus, fields. */
  readonly raised: string
  /** Recessed areas: bands, summaries, skeletons. */
  readonly sunken: string
  /** The background of the photos, equal in both schemes. Text on it uses `onPaper`. */
  readonly paper: string
  readonly ink: string
  readonly inkMuted: string
  /** The primary colour: links, buttons, choices (spec §9). */
  readonly accent: string
  readonly accentHover: string
  readonly accentSoft: string
  readonly onAccent: string
  /** The secondary colour: sale, errors, attention (spec §9). */
  readonly danger: string
  readonly dangerHover: string
  readonly dangerSoft: string
  readonly onDanger: string
  readonly success: string
  readonly successSoft: string
  /** Decorative lines. */
  readonly line: string
  /** Borders that identify a control. */
  readonly control: string
  readonly focus: string
  readonly star: string
  /** Dims the page under an overlay; may be transparent. */
  readonly scrim: string
  /** Shadows; may be transparent. */
  readonly shade: string
}

export type ColorToken = keyof Palette

/** The look of a shop: `theme.ts` in its folder. */
export type ThemeDefinition = {
  readonly light: Palette
  readonly dark: Palette
  readonly font: {
    /** CSS `font-family`. Of a shop with font files, their family and its fall-back come first (`fonts.ts`). */
    readonly family: string
    /** CSS `font-weight` of headings, text, emphasis and strong emphasis. */
    readonly light: number
    readonly regular: number
    readonly medium: number
    readonly semibold: number
  }
  /** CSS lengths of rounded corners, from small controls to sheets. */
  readonly radius: { readonly sm: string; readonly md: string; readonly lg: string; readonly pill: string }
}

/** Types the theme of a shop folder (`shops/<name>/theme.ts`). */
export const defineTheme = (theme: ThemeDefinition): ThemeDefinition => theme

/** The text colours that the design uses, by surface: each pair needs a contrast of 4.5:1 (WCAG 1.4.3). */
export const TEXT_ON_SURFACE = {
  page: ['ink', 'inkMuted', 'accent', 'accentHover', 'danger', 'dangerHover', 'success', 'star'],
  raised: ['ink', 'inkMuted', 'accent', 'accentHover', 'danger', 'dangerHover', 'success', 'star'],
  sunken: ['ink', 'inkMuted', 'accent', 'accentHover', 'danger', 'dangerHover', 'success'],
  accent: ['onAccent'],
  accentHover: ['onAccent'],
  danger: ['onDanger'],
  dangerHover: ['onDanger'],
  accentSoft: ['ink', 'inkMuted', 'accent'],
  dangerSoft: ['ink', 'inkMuted', 'danger'],
  successSoft: ['ink', 'inkMuted', 'success'],
  ink: ['page'],
} as const satisfies Partial<Record<ColorToken, readonly ColorToken[]>>

/** The text colours on the photos' paper: those of the light scheme, in both schemes (see `onPaper`). */
export const TEXT_ON_PAPER = [
  'ink',
  'inkMuted',
  'accent',
  'accentHover',
  'danger',
  'dangerHover',
] as const satisfies readonly ColorToken[]

/** The colours of rings and control borders, by surface: each pair needs a contrast of 3:1 (WCAG 1.4.11). */
export const MARK_ON_SURFACE = {
  page: ['focus', 'control', 'accent', 'danger'],
  raised: ['focus', 'control', 'accent', 'danger'],
  sunken: ['focus', 'control', 'accent', 'danger'],
  accentSoft: ['focus', 'control', 'accent', 'danger'],
  dangerSoft: ['focus'],
  successSoft: ['focus'],
} as const satisfies Partial<Record<ColorToken, readonly ColorToken[]>>
