import { useLingui } from '@lingui/react/macro'
import type { MutationError } from '#src/relay/commitMutation.ts'

type RegistryRefusal =
  | 'gone'
  | 'quantity'
  | 'too-many-people'
  | 'too-many-guests'
  | 'closed'
  | 'answers'
  | 'email'
  | 'other'

const OF_TEXT: readonly (readonly [pattern: RegExp, kind: Exclude<RegistryRefusal, 'other'>])[] = [
  [/^The gift registry (item |registrant )?ID is incorrect|address with ID/, 'gone'],
  [/^The gift registry item quantity is incorrect/, 'quantity'],
  [/^You can't add more than \d+ recipients/, 'too-many-people'],
  [/^You can send this to up to \d+ recipients/, 'too-many-guests'],
  [/^You cannot share an inactive gift registry/, 'closed'],
  [/is not a valid email address\.$/, 'email'],
  [
    /is a required value\.$|^Invalid value of|length must be equal or less than|^The gift registry type is incorrect|^Required parameters are missing|region_id/,
    'answers',
  ],
]

/** The reason of a refusal, which the backend gives only as text. */
export const refusedRegistry = (message: string): RegistryRefusal =>
  OF_TEXT.find(([pattern]) => pattern.test(message))?.[1] ?? 'other'

/** The message for the shopper, if there is one. */
export function useRegistryProblem(): (error: MutationError | null) => MutationError | null {
  const { t } = useLingui()
  const wordsOf = (refusal: RegistryRefusal): string | null => {
    switch (refusal) {
      case 'gone':
        return t`Quello che volevi cambiare non è più nella lista. Ricarica la pagina.`
      case 'quantity':
        return t`Questa quantità non va bene: scrivine un’altra.`
      case 'too-many-people':
        return t`Per questa lista non si possono aggiungere altre persone.`
      case 'too-many-guests':
        return t`Hai scritto a troppe persone in una volta.`
      case 'closed':
        return t`La lista è chiusa: aprila nelle impostazioni e potrai condividerla.`
      case 'answers':
        return t`Manca una risposta, o una non va bene. Controlla quello che hai scritto.`
      case 'email':
        return t`Controlla l’indirizzo email: così non arriva.`
      case 'other':
        return null
    }
  }
  return (error) => {
    if (error?.kind !== 'rejected' && error?.kind !== 'no-such-entity') return error
    const words = wordsOf(refusedRegistry(error.message))
    return words === null ? error : { ...error, message: words }
  }
}
