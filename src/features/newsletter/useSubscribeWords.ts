import { useLingui } from '@lingui/react/macro'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import type { SubscribeError } from './useSubscribeEmailToNewsletter.ts'

/** The message for a failed subscription. */
export function useSubscribeWords(): (error: SubscribeError) => string {
  const { t } = useLingui()
  const tooManyTriesText = useTooManyTriesText()
  return ({ kind, message, waitSeconds = 0 }) => {
    switch (kind) {
      case 'guest':
        return t`La newsletter è per chi ha un account: entra o registrati, poi iscriviti dal tuo profilo.`
      // The backend's own message is in the shopper's language.
      case 'refused':
        return message
      case 'too-many-tries':
        return tooManyTriesText({ waitSeconds })
      case 'unreachable':
        return t`Non riusciamo a collegarci. Controlla la rete e riprova.`
      case 'unknown':
        return t`Qualcosa è andato storto da noi. Riprova fra qualche minuto.`
    }
  }
}
