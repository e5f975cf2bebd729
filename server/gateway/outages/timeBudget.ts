import type { RequestScope } from '#server/requestScope.ts'
import { schemaOf } from '#server/schemaOf.ts'

/** How long the host waits for the backend, in milliseconds. */
export type TimeBudgets = {
  /** All answers that one document needs. */
  readonly documentMs: number
  /** A query of a browser, or one that the host asks in the background. */
  readonly queryMs: number
  readonly mutationMs: number
  /** A mutation that places an order: slow payment providers take many seconds. */
  readonly orderMs: number
}

export type TimeBudgetOf = (text: string, scope: RequestScope) => number

type TimeBudgetOptions = {
  readonly schemaText: string
  readonly budgets: TimeBudgets
  /** Monotonic milliseconds. */
  readonly now: () => number
}

/** Returns a function that computes how long the answer to an operation may take. */
export function createTimeBudget({ schemaText, budgets, now }: TimeBudgetOptions): TimeBudgetOf {
  const mutations = Object.values(schemaOf(schemaText).getMutationType()?.getFields() ?? {})
  const placing = mutations
    .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'placesOrder'))
    .map(({ name }) => new RegExp(`\\b${name}\\b`))
  return (text, { deadline }) => {
    if (/^\s*mutation\b/.test(text)) {
      return placing.some((field) => field.test(text)) ? budgets.orderMs : budgets.mutationMs
    }
    return deadline === undefined
      ? budgets.queryMs
      : Math.max(0, Math.floor(Math.min(budgets.documentMs, deadline - now())))
  }
}
