import { useLingui } from '@lingui/react/macro'

/**
 * The backend gives a status as its label. Merchants write their own, in the language of the store view; these are the
 * English ones that every Magento begins with.
 */
export function useOrderStatusText(): (label: string) => string {
  const { t } = useLingui()
  return (label) => {
    switch (label) {
      case 'Pending':
        return t`Ricevuto`
      case 'Processing':
        return t`In preparazione`
      case 'Complete':
        return t`Completato`
      case 'Canceled':
        return t`Annullato`
      case 'Closed':
        return t`Chiuso`
      case 'On Hold':
        return t`In attesa`
      default:
        return label
    }
  }
}
