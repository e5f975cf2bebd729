import { useLingui } from '@lingui/react/macro'
import type { ListError, WishList } from '#src/relay/savedProducts.ts'
import { useSaveErrorText } from './useSaveErrorText.ts'

type ListTexts = {
  readonly nameOf: (list: WishList) => string
  /** The message for a failed change of a list. */
  readonly errorText: (error: ListError) => string
}

/** Texts about several wish lists. */
export function useListTexts(): ListTexts {
  const { t } = useLingui()
  const saveErrorText = useSaveErrorText()
  return {
    nameOf: ({ name }) => name || t`Lista dei desideri`,
    errorText(error) {
      switch (error.kind) {
        case 'name-taken':
          return t`Hai già una lista con questo nome: scegline un altro.`
        case 'no-more-lists':
          return t`Non puoi aggiungere altre liste: eliminane una per farne posto a una nuova.`
        case 'sold-out':
          return t`I pezzi esauriti non si possono spostare né copiare: restano nella loro lista.`
        default:
          return saveErrorText(error)
      }
    },
  }
}
