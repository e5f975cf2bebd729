/** A rule of the check that at least one screen breaks. */
export type AccessibilityViolation = {
  /** The name of the rule in axe. */
  readonly rule: string
  readonly impact: 'minor' | 'moderate' | 'serious' | 'critical'
  /** The success criteria of WCAG that it belongs to, e.g. `1.4.3`; empty for a good practice. */
  readonly criteria: readonly string[]
  /** The rule in words, by language. */
  readonly help: Readonly<Record<string, string>>
  /** The names of the screens. */
  readonly screens: readonly string[]
}

/** The results of the last check of all screens, which `npm run accessibility` writes into the shop's folder. */
export type AccessibilityReport = {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly tool: { readonly name: string; readonly version: string }
  readonly browser: string
  /** The groups of axe's rules that were checked. */
  readonly rules: readonly string[]
  readonly languages: readonly string[]
  /** Widths of the window, px. */
  readonly widths: readonly number[]
  readonly schemes: readonly string[]
  /** The screens, which are pages and their states. */
  readonly screens: number
  /** The checks: each screen in each form. */
  readonly checks: number
  readonly violations: readonly AccessibilityViolation[]
}
