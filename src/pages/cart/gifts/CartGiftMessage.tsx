import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { GiftMessageLine } from '#src/features/cart/gift/GiftMessageContext.ts'
import { words, written } from '#src/features/cart/gift/GiftMessageForm.css.ts'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { useSetGiftMessage } from '#src/features/cart/gift/useSetGiftMessage.ts'
import type { GiftMessage } from '#src/platform/session/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'

const importForm = () => import('#src/features/cart/gift/GiftMessageForm.tsx')
const GiftMessageForm = lazy(async () => ({ default: (await importForm()).GiftMessageForm }))
/** Loaded on intent; the click reports a failure. */
const loadForm = () => void importForm().catch(() => undefined)

type CartGiftMessageProps = GiftMessageLine & {
  readonly cartId: string
  readonly message: GiftMessage | null
}

/** The gift message of a cart line, with its form. */
export function CartGiftMessage({ cartId, uid, name, quantity, showsMore, message }: CartGiftMessageProps) {
  const { t } = useLingui()
  const { cartJournal } = useShop()
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
  useEffect(() => {
    // Recorded, so that messages that were written on another device are restored with a lost cart.
    cartJournal.noteGiftMessage(cartId, uid, message)
  }, [cartJournal, cartId, uid, message])

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
  // The button that has the focus stays while its message is removed.
  const isShown = message !== null || showsMore || busy !== null || said !== ''
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
      ) : isShown ? (
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
      ) : null}
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
