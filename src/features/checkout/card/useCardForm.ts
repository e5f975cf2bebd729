import { useCallback, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useShop } from '#src/relay/ShopContext.ts'
import { useProviderFields } from '../fields/useProviderFields.ts'
import type { BankDesk, Challenge } from './bankDesk.ts'
import type { CardField, CardForm, CardProblems } from './cardForm.ts'
import { readCardLook, watchScheme } from './cardLook.ts'
import { fetchClientToken } from './clientToken.ts'

type OpenCard = {
  readonly form: CardForm
  /** Null where the shopper's bank is not asked; undefined if its code did not load. */
  readonly bank: BankDesk | null | undefined
  readonly close: () => void
}

type CardFormOptions = {
  readonly labels: Readonly<Record<CardField, string>>
  readonly hasBankCheck: boolean
}

/** Opens the card fields in their places, and again with each `retry`. */
export function useCardForm({ labels, hasBankCheck }: CardFormOptions) {
  const environment = useRelayEnvironment()
  const { reportError } = useShop()
  const places = useRef<Partial<Record<CardField, HTMLElement | null>>>({})
  const [focused, setFocused] = useState<CardField | null>(null)
  const [problems, setProblems] = useState<CardProblems>({})
  const [challenge, setChallenge] = useState<Challenge | null>(null)

  const openBank = async ({ client }: CardForm) => {
    try {
      const { openBankDesk } = await import('./bankDesk.ts')
      return await openBankDesk(client, setChallenge)
    } catch (error) {
      reportError(error, 'code of the check by the bank')
      return undefined
    }
  }

  const shown = useProviderFields<OpenCard>({
    name: 'card fields',
    async open(_, signal) {
      const { number, expirationDate, cvv } = places.current
      if (!number || !expirationDate || !cvv) throw new Error('The card fields have no place.')
      const [token, { openCardForm }] = await Promise.all([fetchClientToken(environment), import('./cardForm.ts')])
      signal.throwIfAborted()
      const form = await openCardForm({
        token,
        places: { number, expirationDate, cvv },
        labels,
        look: readCardLook(number),
        onFocus: setFocused,
        onVisited: setProblems,
      })
      // The code of the check loads now, because it looks at the browser while the shopper types.
      const bank = hasBankCheck && !signal.aborted ? await openBank(form) : null
      if (!signal.aborted) watchScheme(form.setDark, signal)
      const close = () => {
        bank?.close()
        form.close()
        setChallenge(null)
      }
      return { form, bank, close }
    },
  })
  const retry = () => {
    setProblems({})
    shown.retry()
  }
  const placeOf = useCallback(
    (field: CardField) => (element: HTMLElement | null) => {
      places.current[field] = element
    },
    [],
  )
  return { ...shown, focused, problems, setProblems, challenge, setChallenge, retry, placeOf }
}
