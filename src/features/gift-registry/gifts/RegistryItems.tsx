import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RegistryItems_registry$key } from '#src/__generated__/RegistryItems_registry.graphql.ts'
import { useAccountErrorText } from '#src/features/account/accountError.ts'
import { NoteEditor } from '#src/features/forms/NoteEditor.tsx'
import { placesOf, UNDO_MS } from '#src/features/cart/lines/removedLines.ts'
import { useLimitText } from '#src/features/cart/lines/useLimitText.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { UndoPlace } from '#src/ui/feedback/UndoPlace.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { controls, item as itemClass, list as listClass, quiet } from '../registry.css.ts'
import { RegistryPiece } from './RegistryPiece.tsx'
import { useRegistryProblem } from '../registryRefusal.ts'
import { useGiftRegistryItems } from './useGiftRegistryItems.ts'

type Removed = { readonly uid: string; readonly name: string; readonly after: string | null }

/** The wished products with quantities and received gifts. */
export function RegistryItems({ registry }: { readonly registry: RegistryItems_registry$key }) {
  const { t } = useLingui()
  const limitText = useLimitText()
  const { resume } = useShop()
  const errorText = useAccountErrorText()
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const wordedProblem = useRegistryProblem()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { uid, items } = useFragment(
    graphql`
      fragment RegistryItems_registry on GiftRegistry {
        uid
        items {
          uid
          quantity
          quantity_fulfilled
          note
          product {
            uid
            name
            ...RegistryPiece_product
          }
        }
      }
    `,
    registry,
  )
  const { update, remove } = useGiftRegistryItems(uid)

  /** A removed product cannot be restored in the backend, so the removal is sent when it can no longer be undone. */
  const send = useCallback(
    async (gone: readonly string[]) => {
      setRemoved((known) => known.filter((each) => !gone.includes(each.uid)))
      setLeaving((known) => new Set([...known, ...gone]))
      for (const itemUid of gone) {
        const result = await resume(() => remove(itemUid))
        if (!result.ok) setProblem(result.error)
      }
      setLeaving((known) => new Set([...known].filter((each) => !gone.includes(each))))
    },
    [remove, resume],
  )
  const pending = useRef<readonly string[]>([])
  useEffect(() => {
    pending.current = removed.map((each) => each.uid)
  }, [removed])
  // Leaving the page ends the time for undoing.
  useEffect(
    () => () => {
      if (pending.current.length > 0) void send(pending.current)
    },
    [send],
  )

  const change = async (itemUid: string, change: { readonly quantity: number; readonly note?: string }) => {
    setProblem(null)
    const result = await resume(() => update({ gift_registry_item_uid: itemUid, ...change }))
    if (!result.ok) setProblem(result.error)
    else setAnnouncement(change.note === undefined ? t`Quantità salvata.` : t`Nota salvata.`)
    return result.ok
  }
  const expire = useCallback(
    (itemUid: string, focused: boolean) => {
      if (focused) list.current?.focus()
      void send([itemUid])
    },
    [send],
  )
  const shown = (items ?? []).flatMap((item) => (item && !leaving.has(item.uid) ? item : []))
  const isRemoved = (itemUid: string) => removed.some((each) => each.uid === itemUid)
  const places = placesOf(
    shown.map((item) => item.uid).filter((itemUid) => !isRemoved(itemUid)),
    removed,
  )
  return (
    <Stack gap="s4">
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {problem !== null && (
        <Notice role="alert" tone="error">
          {errorText(wordedProblem(problem) ?? problem)}
        </Notice>
      )}
      {places.length === 0 && (
        <p>
          <Trans>Non c’è ancora niente. Metti nel carrello quello che desideri e da lì spostalo in questa lista.</Trans>
        </p>
      )}
      <ul ref={list} tabIndex={-1} hidden={places.length === 0} className={listClass} aria-label={t`Regali desiderati`}>
        {places.map(({ uid: itemUid, removed: gone }, index) => {
          const item = shown.find((each) => each.uid === itemUid)
          if (gone) {
            const { name } = gone
            return (
              <li key={itemUid} className={itemClass}>
                <RemovedPiece
                  gone={gone}
                  onUndo={() => {
                    setRemoved((known) => known.filter((each) => each.uid !== itemUid))
                    setAnnouncement(t`${name} è di nuovo nella lista`)
                    list.current?.focus()
                  }}
                  onExpire={expire}
                />
              </li>
            )
          }
          if (!item) return null
          const { quantity, quantity_fulfilled: received, note, product } = item
          const name = product?.name ?? t`Articolo non più in vendita`
          return (
            <li key={itemUid} className={itemClass}>
              <RegistryPiece product={product ?? null} name={name}>
                <div className={controls}>
                  <QuantityStepper
                    label={t`Quanti ne desideri: ${name}`}
                    decreaseLabel={t`Uno in meno di ${name}`}
                    increaseLabel={t`Uno in più di ${name}`}
                    limitText={limitText}
                    value={quantity}
                    onChange={(wanted) => void change(itemUid, { quantity: wanted })}
                  />
                  <span className={quiet}>
                    <Trans>
                      Ricevuti {received} di {quantity}
                    </Trans>
                  </span>
                  <Button
                    variant="link"
                    aria-label={t`Togli ${name} dalla lista`}
                    onClick={() => {
                      setProblem(null)
                      setRemoved((known) => [...known, { uid: itemUid, name, after: places[index - 1]?.uid ?? null }])
                      setAnnouncement(t`${name} rimosso`)
                    }}
                  >
                    <Trans>Togli</Trans>
                  </Button>
                </div>
                <NoteEditor
                  name={name}
                  note={note ?? null}
                  hint={t`La leggono gli invitati.`}
                  onSave={(text) => change(itemUid, { quantity, note: text })}
                />
              </RegistryPiece>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}

type RemovedPieceProps = {
  readonly gone: Removed
  readonly onUndo: () => void
  /** `focused`: the focus is inside and must be moved. */
  readonly onExpire: (uid: string, focused: boolean) => void
}

function RemovedPiece({ gone: { uid, name }, onUndo, onExpire }: RemovedPieceProps) {
  const expire = useCallback((focused: boolean) => onExpire(uid, focused), [onExpire, uid])
  return (
    <UndoPlace
      message={<Trans>{name} rimosso</Trans>}
      undoLabel={<Trans>Annulla</Trans>}
      durationMs={UNDO_MS}
      onUndo={onUndo}
      onExpire={expire}
    />
  )
}
