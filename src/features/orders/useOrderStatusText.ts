import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '#src/lib/orderSearch.ts'

/** The labels that every Magento begins with, by what they stand for. */
const STATUS_OF_LABEL: Readonly<Record<string, OrderStatus>> = {
  Pending: 'pending',
  Processing: 'processing',
  Complete: 'complete',
  Closed: 'closed',
  Canceled: 'canceled',
  'On Hold': 'holded',
}

/** What shoppers read instead of Magento's codes. */
export function useStatusNames(): Readonly<Record<OrderStatus, string>> {
  const { t } = useLingui()
  return {
    pending: t`Ricevuto`,
    processing: t`In preparazione`,
    complete: t`Completato`,
    closed: t`Chiuso`,
    canceled: t`Annullato`,
    holded: t`In attesa`,
  }
}

/** The backend gives a status as its label. Merchants write their own, in the language of the store view. */
export function useOrderStatusText(): (label: string) => string {
  const names = useStatusNames()
  return (label) => {
    const status = STATUS_OF_LABEL[label]
    return status ? names[status] : label
  }
}
