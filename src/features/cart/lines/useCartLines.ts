import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { CartEvents } from '#src/features/analytics/useCartEvents.ts'
import { NO_CODE, useSaveErrorText } from '#src/features/saved/useSaveErrorText.ts'
import { failed } from '#src/lib/result.ts'
import type { LaterPiece } from '#src/platform/saved/laterPieces.ts'
import type { Wish } from '#src/platform/saved/keptWishes.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { mostIn } from '../requests/cartError.ts'
import type { CartError } from '../requests/cartError.ts'
import type { RemovedLine } from './removedLines.ts'
import { useAddProductsToCart } from '../requests/useAddProductsToCart.ts'
import { useCarryGiftMessage } from '../gift/useCarryGiftMessage.ts'
import { useRemoveItemFromCart } from '../requests/useRemoveItemFromCart.ts'
import { useUpdateCartItems } from '../requests/useUpdateCartItems.ts'

/** The shopper's actions on cart lines and their results: removed lines, errors by line, announcements. */
export function useCartLines(cartId: string, { note, noteWish }: CartEvents) {
  const { t } = useLingui()
  const updateItem = useUpdateCartItems(cartId)
  const removeItem = useRemoveItemFromCart(cartId)
  const addProducts = useAddProductsToCart()
  const carryGiftMessage = useCarryGiftMessage()
  const { saved, storage } = useShop()
  const saveErrorText = useSaveErrorText()
  const navigate = useNavigate()
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const [errors, setErrors] = useState<ReadonlyMap<string, CartError>>(new Map())
  const [announcement, setAnnouncement] = useState('')

  const setError = useCallback((uid: string, error: CartError | null) => {
    setErrors((known) => {
      const others = [...known].filter(([other]) => other !== uid)
      return new Map(error ? [...others, [uid, error]] : others)
    })
  }, [])
  const expire = useCallback((uid: string) => setRemoved((lines) => lines.filter((line) => line.uid !== uid)), [])

  const changeQuantity = async (uid: string, quantity: number) => {
    setError(uid, null)
    const tell = note(uid, quantity)
    const outcome = await updateItem(uid, quantity)
    if (outcome.ok) {
      tell()
      // Removes the error of an earlier change that this one has corrected.
      return setError(uid, null)
    }
    // The line gets the largest possible quantity, as if the limit had been known.
    const most = mostIn(outcome.error, quantity)
    if (most === null) return setError(uid, outcome.error)
    const tellMost = note(uid, most)
    const instead = await updateItem(uid, most)
    if (instead.ok) tellMost()
    return setError(uid, instead.ok ? { ...outcome.error, most } : outcome.error)
  }
  const remove = async (line: Omit<RemovedLine, 'error'>) => {
    const { uid, name } = line
    setError(uid, null)
    setRemoved((lines) => [...lines.filter((other) => other.uid !== uid), { ...line, error: null }])
    setAnnouncement(t`${name} rimosso`)
    const tell = note(uid, 0)
    const outcome = await removeItem(uid)
    if (outcome.ok) return tell()
    expire(uid)
    setError(uid, outcome.error)
  }
  const undo = async (line: RemovedLine) => {
    const { uid, name } = line
    expire(uid)
    setAnnouncement(t`${name} è di nuovo nel carrello`)
    const tell = note(uid, line.input.quantity)
    const outcome = await addProducts([line.input])
    if (!outcome.ok) return setRemoved((lines) => [...lines, { ...line, error: outcome.error }])
    tell()
    const { giftMessage, input } = line
    if (giftMessage === null || (await carryGiftMessage(outcome.value.cartId, input, giftMessage))) return
    await showToast('warning', t`${name} è di nuovo nel carrello, ma il messaggio regalo va riscritto:`, {
      description: giftMessage.message,
      staysUntilClosed: true,
    })
  }

  /** Adds to the list first, so that the line cannot be lost. */
  const keep = async (uid: string, name: string, wish: Wish) => {
    setError(uid, null)
    const tellWish = noteWish(uid)
    const known = await saved.load().catch(() => null)
    const added = known ? await known.wishes.add([wish]) : failed(NO_CODE)
    if (!added.ok) return showToast('error', saveErrorText(added.error))
    tellWish()
    const tell = note(uid, 0)
    const outcome = await removeItem(uid)
    if (!outcome.ok) return setError(uid, outcome.error)
    tell()
    return showToast('success', t`${name} spostato nella lista dei desideri`, {
      action: { label: t`Vedi la lista`, onClick: () => void navigate({ to: '/wishlist' }) },
    })
  }

  /** Saves for later first, too. */
  const setAside = async (uid: string, piece: LaterPiece) => {
    const { name } = piece
    setError(uid, null)
    // Rarely needed, so it loads on demand.
    const code = await import('./laterPiecesOf.ts').catch(() => null)
    if (!code) return showToast('error', saveErrorText(NO_CODE))
    const later = code.laterPiecesOf(storage)
    if (!later.put(piece)) {
      return showToast('error', t`Il tuo browser non conserva nulla di questo sito: ${name} resta nel carrello.`)
    }
    const tell = note(uid, 0)
    const outcome = await removeItem(uid)
    if (!outcome.ok) {
      later.takeBack(piece)
      return setError(uid, outcome.error)
    }
    tell()
    return setAnnouncement(t`${name} salvato per dopo`)
  }

  return {
    removed,
    errors,
    announcement,
    expire,
    changeQuantity: (uid: string, quantity: number) => void changeQuantity(uid, quantity),
    remove: (line: Omit<RemovedLine, 'error'>) => void remove(line),
    keep: (uid: string, name: string, wish: Wish) => void keep(uid, name, wish),
    setAside: (uid: string, piece: LaterPiece) => void setAside(uid, piece),
    undo: (line: RemovedLine) => void undo(line),
  }
}
