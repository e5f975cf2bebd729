import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { OrderProblem } from './createOrdering.ts'
import { useOrderProblemText } from './useOrderProblemText.ts'

/** The reason why the order failed, with a next step. */
export function OrderProblemNotice({ problem }: { problem: OrderProblem }) {
  const textOf = useOrderProblemText()
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        problem.kind === 'ordered-before' && (
          <Link
            to="/account/orders/$number"
            params={{ number: problem.message }}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Trans>Guarda quell’ordine</Trans>
          </Link>
        )
      }
    >
      <p>{textOf(problem)}</p>
    </Notice>
  )
}
