import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '#src/lib/url/orderSearch.ts'

/** Magento's default status labels. */
export const STATUS_OF_LABEL: Readonly<Record<string, OrderStatus>> = {
  Pending: 'pending',
  Processing: 'processing',
  Complete: 'complete',
  Closed: 'closed',
  Canceled: 'canceled',
  'On Hold': 'holded',
  'Pending Payment': 'pending_payment',
}

/** Status names for shoppers in place of Magento's codes. */
export function useStatusNames(): Readonly<Record<OrderStatus, string>> {
  const { t } = useLingui()
  return {
    pending: t`Ricevuto`,
    processing: t`In preparazione`,
    complete: t`Completato`,
    // Magento closes an order when it is refunded.
    closed: t`Rimborsato`,
    canceled: t`Annullato`,
    holded: t`In attesa`,
    pending_payment: t`In attesa del pagamento`,
  }
}

/** The backend sends a status as its label. Merchants write their own in the language of the store view. */
export function useOrderStatusText(): (label: string) => string {
  const names = useStatusNames()
  return (label) => {
    const status = STATUS_OF_LABEL[label]
    return status ? names[status] : label
  }
}
