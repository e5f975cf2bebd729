import { useLingui } from '@lingui/react/macro'
import type { MutationError } from '#src/relay/commitMutation.ts'

type ReturnRefusal =
  /** Only a smaller quantity of a piece can be returned, or none; `name` is the product's. */
  | { readonly kind: 'too-many' | 'not-returnable'; readonly name: string }
  | { readonly kind: 'disabled' | 'questions' | 'message' | 'parcel' | 'no-parcels' | 'gone' | 'other' }

/** Messages about one piece. */
const OF_PIECE: readonly (readonly [pattern: RegExp, kind: 'too-many' | 'not-returnable'])[] = [
  [/^A quantity of (.+) is greater than you can return\.$/, 'too-many'],
  [/^You cannot return (?!less than)(.+)\.$/, 'not-returnable'],
]
const OF_TEXT: readonly (readonly [
  pattern: RegExp,
  kind: Exclude<ReturnRefusal['kind'], 'too-many' | 'not-returnable'>,
])[] = [
  [/^RMA is disabled/, 'disabled'],
  [/is a required value\.$|^Attribute \S+ does not contain option|^You cannot return less than/, 'questions'],
  [/^Please enter a valid message/, 'message'],
  [/^Please (enter a valid tracking number|select a valid carrier)/, 'parcel'],
  [/^Shipping Labels are not allowed/, 'no-parcels'],
  [/^You selected the wrong RMA|requested doesn't exist|^We couldn't locate an order/, 'gone'],
]

/** The reason of a refusal, which Magento gives only as text. */
export function refusedReturn(message: string): ReturnRefusal {
  for (const [pattern, kind] of OF_PIECE) {
    const name = pattern.exec(message)?.[1]
    if (name !== undefined) return { kind, name }
  }
  return { kind: OF_TEXT.find(([pattern]) => pattern.test(message))?.[1] ?? 'other' }
}

/** The message for the shopper, if there is one. */
export function useReturnProblem(): (error: MutationError | null) => MutationError | null {
  const { t } = useLingui()
  const wordsOf = (refusal: ReturnRefusal): string | null => {
    const name = 'name' in refusal ? refusal.name : ''
    switch (refusal.kind) {
      case 'too-many':
        return t`Di ${name} puoi rendere meno pezzi.`
      case 'not-returnable':
        return t`Non puoi più rendere ${name}.`
      case 'disabled':
        return t`Al momento non prendiamo resi da qui: scrivici.`
      case 'questions':
        return t`Le domande di questo modulo sono cambiate: ricarica la pagina e riprova.`
      case 'message':
        return t`Scrivi il messaggio con parole semplici, senza codice.`
      case 'parcel':
        return t`Controlla il corriere e il numero di spedizione.`
      case 'no-parcels':
        return t`Per questo reso non si possono più aggiungere o togliere pacchi.`
      case 'gone':
        return t`Non troviamo più questo ordine o questo reso. Ricarica la pagina.`
      case 'other':
        return null
    }
  }
  return (error) => {
    if (error?.kind !== 'rejected' && error?.kind !== 'no-such-entity') return error
    const words = wordsOf(refusedReturn(error.message))
    return words === null ? error : { ...error, message: words }
  }
}
