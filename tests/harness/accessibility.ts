import type { AxeResults, RunOptions } from 'axe-core'

/** WCAG 2.2 AA and axe's best practices; no description of the passed checks, which takes longer than the checks. */
export const AXE_OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
} satisfies RunOptions

/**
 * Resolves once every transition and animation that ends has ended: half-way, text has colours and an opacity that the
 * design does not define. Runs in the page, so it may not use anything from outside the function.
 */
export async function motionEnded(): Promise<void> {
  const underWay = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      const endsAt = effect?.getComputedTiming().endTime
      return playState === 'running' && typeof endsAt === 'number' && Number.isFinite(endsAt)
    })
  // The end of one animation may start the next.
  for (let motions = underWay(); motions.length > 0; motions = underWay())
    await Promise.allSettled(motions.map(({ finished }) => finished))
}

/** One readable paragraph per violation: the rule, the elements, and axe's measurements. */
export function describeViolations(violations: AxeResults['violations']): readonly string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) =>
      [`${id}: ${help} at ${target.join(' ')}`, html, failureSummary].join('\n  '),
    ),
  )
}
