import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

/** For an address whose order the customer does not have. */
export function UnknownOrder() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Non troviamo questo ordine`}
      action={
        <Link to="/account/orders" className={buttonClass({ variant: 'primary' })}>
          <Trans>Vedi i tuoi ordini</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Controlla il numero: forse manca una cifra, o l’ordine è di un altro account.</Trans>
      </p>
    </EmptyState>
  )
}
