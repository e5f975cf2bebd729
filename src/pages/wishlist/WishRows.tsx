import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useRef, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { WishRows_product$key } from '#src/__generated__/WishRows_product.graphql.ts'
import type { WishRows_variant$key } from '#src/__generated__/WishRows_variant.graphql.ts'
import type { CartError } from '#src/features/cart/requests/cartError.ts'
import { NoteEditor } from '#src/features/forms/NoteEditor.tsx'
import { placesOf, UNDO_MS } from '#src/features/cart/lines/removedLines.ts'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { useAddedToast } from '#src/features/product/purchase/useAddedToast.ts'
import { useListTexts } from '#src/features/saved/useListTexts.ts'
import { useTransfer } from '#src/features/saved/useTransfer.ts'
import type { Result } from '#src/lib/result.ts'
import type { KnownWish, ListError, Wishes, WishList } from '#src/relay/savedProducts.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { UndoPlace } from '#src/ui/feedback/UndoPlace.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { wishKey } from '#src/features/wishlist/wishKey.ts'
import type { ShownWish } from './shownWish.ts'
import { WishRow } from './WishRow.tsx'
import { WishTransfer } from './WishTransfer.tsx'
import { controls as controlsClass, item as itemClass, list as listClass } from './WishRow.css.ts'

const productFragment = graphql`
  fragment WishRows_product on ProductInterface @inline {
    ...WishRow_product
  }
`

const variantFragment = graphql`
  fragment WishRows_variant on ProductInterface @inline {
    ...WishRow_variant
  }
`

/** The items that could not be added to the cart, by key, with the errors. */
export type MoveOutcome = ReadonlyMap<string, CartError>

type WishRowsProps = {
  readonly label: string
  readonly wishes: Wishes
  readonly shown: readonly ShownWish[]
  /** Adds these items to the cart and removes them from the list. Never rejects. */
  readonly move: (chosen: readonly ShownWish[]) => Promise<MoveOutcome>
  /** The customer's other lists, as targets of a move. */
  readonly others?: readonly WishList[]
}

type RemovedWish = {
  readonly uid: string
  readonly name: string
  readonly wish: KnownWish
  readonly after: string | null
}

/** The items of one list with their actions. */
export function WishRows({ label, wishes, shown, move, others = [] }: WishRowsProps) {
  const { t } = useLingui()
  const cartErrorText = useCartErrorText()
  const { errorText } = useListTexts()
  const transfer = useTransfer(wishes)
  const sayAdded = useAddedToast()
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<readonly RemovedWish[]>([])
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')

  const setProblem = (key: string, problem: string | null) =>
    setProblems((known) => {
      const others = [...known].filter(([other]) => other !== key)
      return new Map(problem === null ? others : [...others, [key, problem]])
    })
  const tell = (key: string, result: Result<unknown, ListError>): boolean => {
    setProblem(key, result.ok ? null : errorText(result.error))
    return result.ok
  }
  const focusList = () => list.current?.focus()
  const expire = useCallback((key: string, focused = false) => {
    setRemoved((known) => known.filter(({ uid }) => uid !== key))
    if (focused) list.current?.focus()
  }, [])

  const moveToCart = async (chosen: readonly ShownWish[]) => {
    const keys = new Set(chosen.map(({ key }) => key))
    setMoving(keys)
    const refused = await move(chosen)
    setMoving(new Set())
    setProblems((known) => {
      const others = [...known].filter(([key]) => !keys.has(key))
      return new Map([...others, ...[...refused].map(([key, error]) => [key, cartErrorText(error)] as const)])
    })
    const moved = chosen.filter(({ key }) => !refused.has(key))
    const [first] = moved
    if (!first) return
    focusList()
    const count = moved.length
    const { name } = first
    const text =
      count === 1
        ? t`${name} è nel carrello`
        : t`${plural(count, { one: '# pezzo è nel carrello', other: '# pezzi sono nel carrello' })}`
    await sayAdded(text)
  }
  const remove = async (gone: ShownWish, after: string | null) => {
    const { key, name, wish } = gone
    setRemoved((known) => [...known.filter(({ uid }) => uid !== key), { uid: key, name, wish, after }])
    setAnnouncement(t`${name} rimosso`)
    const result = await wishes.remove((other) => isSame(other, wish))
    if (!tell(key, result)) expire(key)
  }
  const undo = async ({ uid, name, wish }: RemovedWish) => {
    expire(uid)
    focusList()
    setAnnouncement(t`${name} è di nuovo nella lista`)
    tell(uid, await wishes.add([wish]))
  }

  const byKey = new Map(shown.map((each) => [each.key, each]))
  const wishCount = shown.length
  const places = placesOf([...byKey.keys()], removed)
  const buyable = shown.filter(({ isOpen, product }) => product !== null && !isOpen)
  return (
    <Stack gap="s4">
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {wishCount > 0 && (
        <Cluster justify="between">
          <span key={wishCount}>
            <Plural value={wishCount} one="# pezzo" other="# pezzi" />
          </span>
          {buyable.length > 1 && (
            <Button loading={moving.size > 1} onClick={() => void moveToCart(buyable)}>
              <Trans>Sposta tutto nel carrello</Trans>
            </Button>
          )}
        </Cluster>
      )}
      <ul ref={list} tabIndex={-1} aria-label={label} className={listClass}>
        {places.map(({ uid, removed: gone }, index) => {
          if (gone) {
            return (
              <li key={uid} className={itemClass}>
                <RemovedPlace gone={gone} onUndo={() => void undo(gone)} onExpire={expire} />
              </li>
            )
          }
          const each = byKey.get(uid)
          return (
            each && (
              <li key={uid} className={itemClass}>
                <WishRow
                  shown={each}
                  product={readInlineData<WishRows_product$key>(productFragment, each.product)}
                  variant={readInlineData<WishRows_variant$key>(variantFragment, each.variant)}
                  busy={moving.has(uid)}
                  problem={problems.get(uid) ?? null}
                  note={
                    each.wish.id !== null && (
                      <div className={controlsClass}>
                        <NoteEditor
                          name={each.name}
                          note={each.note}
                          hint={t`La vedi solo tu.`}
                          onSave={async (description) => tell(uid, await wishes.update(each.wish, { description }))}
                        />
                        {others.length > 0 && (
                          <WishTransfer
                            name={each.name}
                            others={others}
                            onTransfer={async (to, how) => {
                              const done = transfer(each.wish, each.name, to, how)
                              if (how === 'move') focusList()
                              return tell(uid, await done)
                            }}
                          />
                        )}
                      </div>
                    )
                  }
                  onQuantityChange={(quantity) =>
                    void wishes.update(each.wish, { quantity }).then((result) => tell(uid, result))
                  }
                  onMove={() => void moveToCart([each])}
                  onRemove={() => void remove(each, places[index - 1]?.uid ?? null)}
                />
              </li>
            )
          )
        })}
      </ul>
    </Stack>
  )
}

/** Items at the backend are compared by id, others by product and options. */
const isSame = (one: KnownWish, other: KnownWish) =>
  other.id === null ? wishKey(one) === wishKey(other) : one.id === other.id

type RemovedPlaceProps = {
  readonly gone: RemovedWish
  readonly onUndo: () => void
  /** `focused`: the focus is inside and has to be moved. */
  readonly onExpire: (key: string, focused: boolean) => void
}

function RemovedPlace({ gone: { uid, name }, onUndo, onExpire }: RemovedPlaceProps) {
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
