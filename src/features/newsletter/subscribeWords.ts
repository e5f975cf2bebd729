import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { tooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import type { SubscribeError } from './useSubscribeEmailToNewsletter.ts'

/** The message for a failed subscription. */
export function subscribeWords(i18n: I18n, intlLocale: string, error: SubscribeError): string {
  const { kind, message, waitSeconds = 0 } = error
  switch (kind) {
    case 'guest':
      return i18n._(msg`La newsletter è per chi ha un account: entra o registrati, poi iscriviti dal tuo profilo.`)
    // The backend's own message is in the shopper's language.
    case 'refused':
      return message
    case 'too-many-tries':
      return tooManyTriesText(i18n, intlLocale, { waitSeconds })
    case 'unreachable':
      return i18n._(msg`Non riusciamo a collegarci. Controlla la rete e riprova.`)
    case 'unknown':
      return i18n._(msg`Qualcosa è andato storto da noi. Riprova fra qualche minuto.`)
  }
}
