import { useLingui } from '@lingui/react/macro'
import type { ReturnItemStatus } from '#src/__generated__/ReturnItems_return.graphql.ts'
import type { ReturnStatus } from '#src/__generated__/ReturnRows_returns.graphql.ts'

/** Status names of returns and pieces for shoppers in place of Magento's codes. */
export function useReturnStatusText(): (status: ReturnStatus | ReturnItemStatus | null | undefined) => string {
  const { t } = useLingui()
  const texts: Readonly<Partial<Record<string, string>>> = {
    PENDING: t`In attesa di risposta`,
    UNCONFIRMED: t`Da confermare`,
    AUTHORIZED: t`Autorizzato`,
    PARTIALLY_AUTHORIZED: t`Autorizzato in parte`,
    RECEIVED: t`Arrivato da noi`,
    PARTIALLY_RECEIVED: t`Arrivato in parte`,
    APPROVED: t`Accettato`,
    PARTIALLY_APPROVED: t`Accettato in parte`,
    REJECTED: t`Non accettato`,
    PARTIALLY_REJECTED: t`Non accettato in parte`,
    DENIED: t`Non autorizzato`,
    PROCESSED_AND_CLOSED: t`Concluso`,
    CLOSED: t`Chiuso`,
  }
  return (status) => texts[status ?? ''] ?? t`In lavorazione`
}
