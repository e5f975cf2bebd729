import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { OrderProblem } from './createOrdering.ts'
import { useOrderProblemText } from './useOrderProblemText.ts'

/** The reason why the order failed, with a next step. */
export function OrderProblemNotice({ problem }: { problem: OrderProblem }) {
  const textOf = useOrderProblemText()
  return (
    <Notice tone="error" role="alert">
      <p>{textOf(problem)}</p>
    </Notice>
  )
}
