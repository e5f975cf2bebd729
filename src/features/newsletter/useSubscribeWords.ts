import { useLingui } from '@lingui/react/macro'
import type { SubscribeError } from './useSubscribeEmailToNewsletter.ts'

/** The message for a failed subscription. */
export function useSubscribeWords(): (error: SubscribeError) => string {
  const { t } = useLingui()
  return ({ kind, message }) => {
    switch (kind) {
      case 'guest':
        return t`La newsletter è per chi ha un account: entra o registrati, poi iscriviti dal tuo profilo.`
      // The backend's own message is in the shopper's language.
      case 'refused':
        return message
      case 'unreachable':
        return t`Non riusciamo a collegarci. Controlla la rete e riprova.`
      case 'unknown':
        return t`Qualcosa è andato storto da noi. Riprova fra qualche minuto.`
    }
  }
}
