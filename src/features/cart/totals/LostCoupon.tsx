import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/feedback/Notice.tsx'

type LostCouponProps = {
  /** The code that the backend has dropped; null without one. */
  readonly code: string | null
}

/** Announces that the discount of a code is no longer in the total. */
export function LostCoupon({ code }: LostCouponProps) {
  return (
    <div role="status">
      {code !== null && (
        <Notice>
          <Trans>
            Il codice {code} non vale più e lo sconto è tolto dal totale: può essere scaduto o già usato, oppure il
            carrello non ha più i requisiti, per esempio l’importo minimo.
          </Trans>
        </Notice>
      )}
    </div>
  )
}
