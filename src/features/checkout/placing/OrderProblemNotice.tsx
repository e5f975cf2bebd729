import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { OrderProblem } from './createOrdering.ts'
import { EarlierOrderLink } from './EarlierOrderLink.tsx'
import { useOrderProblemText } from './useOrderProblemText.ts'

/** The reason why the order failed, with a next step. */
export function OrderProblemNotice({ problem }: { problem: OrderProblem }) {
  const textOf = useOrderProblemText()
  return (
    <Notice
      tone="error"
      role="alert"
      action={problem.kind === 'ordered-before' && <EarlierOrderLink number={problem.message} />}
    >
      <p>{textOf(problem)}</p>
    </Notice>
  )
}
