import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/feedback/Notice.tsx'

type ProviderNoticeProps = { readonly isAgreed: boolean; readonly wasCancelled: boolean }

/** The result of the provider's page, shown first on return. */
export function ProviderNotice({ isAgreed, wasCancelled }: ProviderNoticeProps) {
  if (isAgreed) {
    return (
      <Notice role="status">
        <p>
          <Trans>Hai autorizzato il pagamento con PayPal. Manca l’ultimo passo: controlla e ordina.</Trans>
        </p>
      </Notice>
    )
  }
  if (!wasCancelled) return null
  return (
    <Notice role="status">
      <p>
        <Trans>
          Hai interrotto il pagamento con PayPal: non hai pagato niente e il carrello è come l’hai lasciato.
        </Trans>
      </p>
    </Notice>
  )
}

/** The provider did not open the payment; shown beside its button. */
export function ProviderFailureNotice() {
  return (
    <Notice tone="error" role="alert">
      <p>
        <Trans>PayPal non risponde e non hai pagato niente. Riprova tra poco o scegli un altro modo di pagare.</Trans>
      </p>
    </Notice>
  )
}
