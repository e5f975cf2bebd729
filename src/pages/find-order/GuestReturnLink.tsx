import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { OrderReturnsContext } from '#src/features/returns/list/OrderReturnsContext.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'

type GuestReturnLinkProps = {
  /** The token that opens the order. */
  readonly token: string
}

/** A link to the return form of a guest's order, if any of its items may be returned. */
export function GuestReturnLink({ token }: GuestReturnLinkProps) {
  if (!use(OrderReturnsContext)?.isReturnable) return null
  return (
    <Link to="/orders/return" search={{ token: token }} className={buttonClass({ variant: 'secondary' })}>
      <Trans>Fai un reso</Trans>
    </Link>
  )
}
