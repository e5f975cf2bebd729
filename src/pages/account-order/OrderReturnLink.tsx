import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { OrderReturnsContext } from '#src/features/returns/list/OrderReturnsContext.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'

/** A link to the return form of an order, if any of its items may be returned. */
export function OrderReturnLink({ number }: { readonly number: string }) {
  if (!use(OrderReturnsContext)?.isReturnable) return null
  return (
    <Link to="/account/returns/new" search={{ order: number }} className={buttonClass({ variant: 'secondary' })}>
      <Trans>Fai un reso</Trans>
    </Link>
  )
}
