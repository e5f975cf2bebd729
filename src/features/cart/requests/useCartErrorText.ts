import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import { useLimitText } from '../lines/useLimitText.ts'
import { fewestIn, numberIn } from './cartError.ts'
import type { CartError } from './cartError.ts'

/** The message for a failure, with a next step. */
export function useCartErrorText(): (error: CartError) => string {
  const { t } = useLingui()
  const limitText = useLimitText()
  const tooManyTriesText = useTooManyTriesText()
  return ({ kind, message, pack, most, waitSeconds = 0 }) => {
    switch (kind) {
      case 'out-of-stock':
        return t`È appena andato esaurito.`
      case 'insufficient-stock':
        return most === undefined ? t`Questa quantità non è disponibile.` : limitText('most', most)
      case 'too-few':
        return t({
          message: plural(fewestIn(message), {
            one: 'Si ordina da # pezzo in su.',
            other: 'Si ordina da # pezzi in su.',
          }),
        })
      case 'too-many':
        return t`Sono più pezzi di quanti se ne ordinano in una volta.`
      case 'not-so-few':
        return t`In questo numero non si vende: resta quello di prima.`
      case 'not-found':
        return t`Questo articolo non è più in vendita.`
      case 'options-missing':
        return t`Scegli prima tutte le opzioni.`
      case 'options-wrong':
        return t`Controlla le opzioni: una non va bene così.`
      case 'increments': {
        const pieces = pack ?? numberIn(message)
        return pieces === null ? t`Questa quantità non è disponibile.` : limitText('step', pieces)
      }
      case 'coupon-invalid':
        return t`Questo codice non vale per il tuo carrello. Controlla come è scritto; alcuni codici valgono da un importo minimo o solo per certi articoli.`
      case 'coupon-present':
        return t`C’è già un codice: toglilo, poi metti l’altro.`
      case 'session-expired':
        return t`La tua sessione è scaduta. Accedi di nuovo e riprova.`
      case 'too-many-tries':
        return tooManyTriesText({ waitSeconds })
      case 'unreachable':
        return t`Il negozio non risponde. Controlla la connessione e riprova.`
      case 'uncertain':
        return t`Il negozio non ha risposto: forse l’articolo è già nel carrello. Guarda lì, prima di aggiungerlo ancora.`
      case 'server':
        return t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`
      case 'unknown':
        return t`Il negozio dice: «${message}»`
    }
  }
}
