import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#src/ui/controls/Button.css.ts'

/** A link to withdraw from the contract of this order, in the wording of the law. */
export function WithdrawalLink({ number }: { number: string }) {
  return (
    <Link to="/orders/withdraw" search={{ order: number }} className={buttonClass({ variant: 'quiet' })}>
      <Trans>Recedere dal contratto qui</Trans>
    </Link>
  )
}
