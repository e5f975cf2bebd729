import type { AccessibilityReport, AccessibilityViolation } from '#src/shop/accessibilityReport.ts'
import type { AccessibilityFacts } from '#src/shop/defineShop.ts'

/** The result of a check and the knowledge of the merchant together. */
export type Conformance = {
  readonly status: 'full' | 'partial'
  /** Success criteria of WCAG that are not met. */
  readonly failures: readonly AccessibilityViolation[]
  /** Good practices that no criterion asks for. */
  readonly advice: readonly AccessibilityViolation[]
  /** Barriers that people found, in the merchant's words. */
  readonly known: readonly string[]
}

/** Any broken criterion and any known barrier makes the conformance partial; no setting can state more. */
export function conformanceOf(
  { violations }: Pick<AccessibilityReport, 'violations'>,
  { knownFailures = {} }: AccessibilityFacts,
  locale: string,
): Conformance {
  const failures = violations.filter(({ criteria }) => criteria.length > 0)
  const advice = violations.filter(({ criteria }) => criteria.length === 0)
  const isKnown = Object.values(knownFailures).some((list) => list.length > 0)
  // A barrier does not end at a language: without a translation it is named in another one.
  const known = knownFailures[locale] ?? Object.values(knownFailures)[0] ?? []
  return { status: failures.length > 0 || isKnown ? 'partial' : 'full', failures, advice, known }
}
