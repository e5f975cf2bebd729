import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useShop } from '#src/relay/ShopContext.ts'
import type { BankDesk, Challenge } from './bankDesk.ts'
import { type FieldsPhase, SLOW_AFTER_MS } from '../fields/FieldsNotice.tsx'
import type { CardField, CardForm, CardProblems } from './cardForm.ts'
import { readCardLook, watchScheme } from './cardLook.ts'
import { fetchClientToken } from './clientToken.ts'

export type OpenCard = {
  readonly form: CardForm
  /** Null where the shopper's bank is not asked; undefined if its code did not load. */
  readonly bank: BankDesk | null | undefined
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
  const opened = useRef<OpenCard | null>(null)
  const [round, setRound] = useState(0)
  const [phase, setPhase] = useState<FieldsPhase>('loading')
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

  const open = useEffectEvent(async (signal: AbortSignal) => {
    const { number, expirationDate, cvv } = places.current
    if (!number || !expirationDate || !cvv) return null
    const [token, { openCardForm }] = await Promise.all([fetchClientToken(environment), import('./cardForm.ts')])
    if (signal.aborted) return null
    const form = await openCardForm({
      token,
      places: { number, expirationDate, cvv },
      labels,
      look: readCardLook(number),
      onFocus: setFocused,
      onVisited: setProblems,
    })
    if (signal.aborted) return { form, bank: null }
    // The code of the check loads now, because it looks at the browser while the shopper types.
    const bank = hasBankCheck ? await openBank(form) : null
    return { form, bank }
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const slow = setTimeout(() => setPhase('slow'), SLOW_AFTER_MS)
    const begin = async () => {
      try {
        const card = await open(signal)
        if (card === null) return
        if (signal.aborted) {
          card.form.close()
          card.bank?.close()
          return
        }
        opened.current = card
        watchScheme(card.form.setDark, signal)
        setPhase('ready')
      } catch (error) {
        if (signal.aborted) return
        reportError(error, 'card fields')
        setPhase('failed')
      } finally {
        clearTimeout(slow)
      }
    }
    void begin()
    return () => {
      leaving.abort()
      clearTimeout(slow)
      opened.current?.bank?.close()
      opened.current?.form.close()
      opened.current = null
      setChallenge(null)
    }
  }, [round, reportError])

  const retry = useCallback(() => {
    setPhase('loading')
    setProblems({})
    setRound((count) => count + 1)
  }, [])
  const placeOf = useCallback(
    (field: CardField) => (element: HTMLElement | null) => {
      places.current[field] = element
    },
    [],
  )
  return { opened, phase, round, focused, problems, setProblems, challenge, setChallenge, retry, placeOf }
}
