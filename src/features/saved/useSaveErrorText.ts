import { useLingui } from '@lingui/react/macro'
import type { SaveError } from '#src/relay/savedProducts.ts'

/** The error if the code for saved products fails to load. */
export const NO_CODE: SaveError = { kind: 'unreachable', message: '' }

/** The message if a product could not be saved or restored. */
export function useSaveErrorText(): (error: SaveError) => string {
  const { t } = useLingui()
  return ({ kind, message }) => {
    switch (kind) {
      case 'full':
        return t`Puoi confrontare al massimo quattro pezzi: togline uno per aggiungerne un altro.`
      case 'not-kept':
        return t`Il tuo browser non conserva nulla di questo sito: accedi al tuo account per tenere la lista.`
      case 'sold-out':
        return t`Questo pezzo è esaurito: la tua lista lo accetta quando torna disponibile.`
      case 'session-expired':
        return t`La tua sessione è scaduta. Accedi di nuovo e riprova.`
      case 'unreachable':
        return t`Il negozio non risponde. Controlla la connessione e riprova.`
      case 'no-such-entity':
      case 'too-many-tries':
      case 'server':
        return t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`
      case 'rejected':
        return message
    }
  }
}
