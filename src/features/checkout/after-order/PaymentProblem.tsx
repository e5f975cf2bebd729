import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** Why a click on an open payment did not help. */
export function PaymentProblem({ problem }: { readonly problem: 'open' | 'unknown' | null }) {
  switch (problem) {
    case null:
      return null
    case 'open':
      return (
        <Notice role="alert">
          <Trans>
            Il pagamento è ancora aperto, e qualcuno potrebbe concluderlo. Continua a pagare e annullalo su quella
            pagina: poi puoi scegliere un altro modo.
          </Trans>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="error" role="alert">
          <Trans>Non riusciamo a controllare il pagamento. Riprova tra poco.</Trans>
        </Notice>
      )
  }
}
