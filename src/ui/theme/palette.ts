/**
 * The colours of both schemes as plain data: styles read them through the contract, the contrast test reads them
 * directly. Neutrals are mixed from the paper tone of the product photos (`paper`), so that a picture blends into the
 * page.
 */
export interface Palette {
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
  /** Spec §9: primary teal. */
  readonly accent: string
  readonly accentHover: string
  readonly accentSoft: string
  readonly onAccent: string
  /** Spec §9: secondary crimson. Sale, errors, attention. */
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
  /** Dims the page under an overlay. */
  readonly scrim: string
}

export type ColorToken = keyof Palette

export const light: Palette = {
  page: '#f6f2eb',
  raised: '#fdfbf7',
  sunken: '#ece5da',
  paper: '#d8d0c4',
  ink: '#241f1a',
  inkMuted: '#554c43',
  accent: '#0c625d',
  accentHover: '#0a4f4b',
  accentSoft: '#dbe8e3',
  onAccent: '#fdfbf7',
  danger: '#a3123a',
  dangerHover: '#830d2d',
  dangerSoft: '#f5dedd',
  onDanger: '#fdfbf7',
  success: '#2f6135',
  successSoft: '#e0e9d8',
  line: '#ddd4c6',
  control: '#857a6c',
  focus: '#0c625d',
  star: '#8f6416',
  scrim: 'rgb(36 31 26 / 0.48)',
}

export const dark: Palette = {
  page: '#191613',
  raised: '#241f1b',
  sunken: '#120f0d',
  paper: '#d8d0c4',
  ink: '#f3ece1',
  inkMuted: '#b9aea0',
  accent: '#6cc4ba',
  accentHover: '#8fd6cd',
  accentSoft: '#1c3431',
  onAccent: '#08211f',
  danger: '#f2909f',
  dangerHover: '#f7b0ba',
  dangerSoft: '#43202a',
  onDanger: '#33060f',
  success: '#9ccf97',
  successSoft: '#22331f',
  line: '#39322b',
  control: '#8c8174',
  focus: '#8fd6cd',
  star: '#dba94c',
  scrim: 'rgb(0 0 0 / 0.62)',
}

/** The allowed text colours per surface. Other pairs may be unreadable. */
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
} as const satisfies Partial<Record<ColorToken, readonly ColorToken[]>>

/** The allowed text colours on the photos' paper: those of the light scheme, in both schemes (see `onPaper`). */
export const TEXT_ON_PAPER = [
  'ink',
  'inkMuted',
  'accent',
  'accentHover',
  'danger',
  'dangerHover',
] as const satisfies readonly ColorToken[]

/** The allowed colours of non-text marks (rings, control borders) per surface (WCAG 1.4.11, 3:1). */
export const MARK_ON_SURFACE = {
  page: ['focus', 'control'],
  raised: ['focus', 'control'],
  sunken: ['focus', 'control'],
  accentSoft: ['focus'],
  dangerSoft: ['focus'],
  successSoft: ['focus'],
} as const satisfies Partial<Record<ColorToken, readonly ColorToken[]>>
