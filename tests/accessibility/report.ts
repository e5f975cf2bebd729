import type { AccessibilityReport, AccessibilityViolation } from '#src/shop/accessibilityReport.ts'

/** A rule that one check of a screen found broken. */
export type Finding = Pick<AccessibilityViolation, 'rule' | 'impact' | 'criteria'> & { readonly screen: string }

/** The success criteria in axe's tags: `wcag143` is 1.4.3, `wcag1411` is 1.4.11. */
export const criteriaOf = (tags: readonly string[]): readonly string[] =>
  tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? []
    return criterion === undefined ? [] : [`${principle}.${guideline}.${criterion}`]
  })

type Facts = Omit<AccessibilityReport, 'violations'> & {
  /** The words of a rule, by language. */
  readonly words: ReadonlyMap<string, (rule: string) => string | undefined>
}

/** The results of a run: each broken rule once, with the screens that break it. */
export function createReport(findings: readonly Finding[], { words, ...facts }: Facts): AccessibilityReport {
  const violations = [...Map.groupBy(findings, ({ rule }) => rule)].flatMap(([rule, [first, ...others]]) => {
    if (!first) return []
    const { impact, criteria } = first
    const help = Object.fromEntries([...words].map(([language, wordsOf]) => [language, wordsOf(rule) ?? rule]))
    const screens = [...new Set([first, ...others].map(({ screen }) => screen))].toSorted()
    return { rule, impact, criteria, help, screens }
  })
  return { ...facts, violations: violations.toSorted((one, other) => one.rule.localeCompare(other.rule)) }
}
