import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { CartGiftMessageQuery } from '#src/__generated__/CartGiftMessageQuery.graphql.ts'
import { words, written } from '#src/features/cart/gift/GiftMessageForm.css.ts'
import { giftMessageOf } from '#src/features/cart/gift/giftMessageOf.ts'
import { useRefetch } from '#src/features/cart/requests/useRefetch.ts'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { useSetGiftMessage } from '#src/features/cart/gift/useSetGiftMessage.ts'
import type { GiftMessage } from '#src/platform/session/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'

const importForm = () => import('#src/features/cart/gift/GiftMessageForm.tsx')
const GiftMessageForm = lazy(async () => ({ default: (await importForm()).GiftMessageForm }))
/** Loaded on intent; the click reports a failure. */
const loadForm = () => void importForm().catch(() => undefined)

const node = graphql`
  query CartGiftMessageQuery($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      # A list of its own: the page's must never hold a line of which only this is known.
      itemsV2(pageSize: 100, currentPage: 1) {
        items {
          uid
          ...giftMessageOf_item
        }
      }
    }
    storeConfig {
      store_code
      allow_items
    }
  }
`

type CartGiftMessageProps = {
  readonly cartId: string
  readonly uid: string
  readonly name: string
  readonly quantity: number
}

/** The gift message of a cart line. */
export function CartGiftMessage({ cartId, uid, name, quantity }: CartGiftMessageProps) {
  const { t } = useLingui()
  const { cartJournal } = useShop()
  const query = useMemo(() => ({ operation: 'CartGiftMessageQuery', variables: { cartId } }), [cartId])
  const { cart, storeConfig } = useRouteQuery<CartGiftMessageQuery>(node, query)
  const setGiftMessage = useSetGiftMessage(cartId)
  const errorText = useCartErrorText()
  const [isWriting, setWriting] = useState(false)
  const [busy, setBusy] = useState<'opening' | 'saving' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const wasWriting = useRef(false)
  useEffect(() => {
    // The form is removed together with the focused element.
    if (wasWriting.current && !isWriting) opener.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting])
  const item = cart?.itemsV2?.items.find((each) => each?.uid === uid)
  const message = item ? giftMessageOf(item) : undefined
  useEffect(() => {
    // Recorded, so that messages that were written on another device are restored with a lost cart.
    const known = item && giftMessageOf(item)
    if (known !== undefined) cartJournal.noteGiftMessage(cartId, uid, known)
  }, [cartJournal, cartId, uid, item])
  if (storeConfig?.allow_items !== '1' || message === undefined) return null

  const turn = (writes: boolean) => {
    setWriting(writes)
    setError(null)
    setSaid('')
  }
  const open = async () => {
    setError(null)
    setBusy('opening')
    const failure = await importForm().then(
      () => null,
      ({ message: reason }: Error) => errorText({ kind: 'unreachable', message: reason }),
    )
    setBusy(null)
    if (failure === null) turn(true)
    else setError(failure)
  }
  const save = async (wanted: GiftMessage, confirmation: string) => {
    setError(null)
    setBusy('saving')
    const outcome = await setGiftMessage({ uid, quantity }, wanted)
    setBusy(null)
    if (!outcome.ok) return setError(errorText(outcome.error))
    turn(false)
    setSaid(confirmation)
    // The pressed button is removed together with the message.
    opener.current?.focus()
  }
  return (
    <>
      {isWriting ? (
        <Suspense fallback={null}>
          <GiftMessageForm
            name={name}
            message={message}
            isSaving={busy === 'saving'}
            onSave={(wanted) => void save(wanted, t`Messaggio regalo salvato.`)}
            onCancel={() => turn(false)}
          />
        </Suspense>
      ) : (
        <div className={written}>
          {message && (
            <p className={words}>
              <Trans>
                Messaggio regalo per {message.to} da {message.from}: «{message.message}»
              </Trans>
            </p>
          )}
          <Button
            ref={opener}
            variant="link"
            aria-label={message ? t`Cambia il messaggio regalo di ${name}` : t`Aggiungi un messaggio regalo a ${name}`}
            loading={busy === 'opening'}
            onPointerEnter={loadForm}
            onFocus={loadForm}
            onClick={() => void open()}
          >
            {message ? <Trans>Cambia il messaggio</Trans> : <Trans>Aggiungi un messaggio regalo</Trans>}
          </Button>
          {message && (
            <Button
              variant="link"
              loading={busy === 'saving'}
              aria-label={t`Togli il messaggio regalo di ${name}`}
              onClick={() => void save({ to: '', from: '', message: '' }, t`Messaggio regalo tolto.`)}
            >
              <Trans>Togli il messaggio</Trans>
            </Button>
          )}
        </div>
      )}
      {error !== null && (
        <div role="alert">
          <FieldError id={`${uid}-gift-message-error`}>{error}</FieldError>
        </div>
      )}
      <p className={words} role="status">
        {said}
      </p>
    </>
  )
}

/**
 * Fetches all gift messages of a cart again when its lines change: the answer does not contain the messages of new
 * lines.
 */
export function AskForGiftMessages({ cartId, lines }: { cartId: string; lines: string }) {
  useRefetch(node, cartId, lines)
  return null
}
