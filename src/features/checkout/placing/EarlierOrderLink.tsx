import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#src/ui/controls/Button.css.ts'

/** Leads a customer to the order of the same pieces. */
export function EarlierOrderLink({ number }: { readonly number: string }) {
  return (
    <Link to="/account/orders/$number" params={{ number }} className={buttonClass({ variant: 'secondary' })}>
      <Trans>Guarda quell’ordine</Trans>
    </Link>
  )
}
