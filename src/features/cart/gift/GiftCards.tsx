import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { GiftCardsApplyMutation } from '#src/__generated__/GiftCardsApplyMutation.graphql.ts'
import type { GiftCardsRemoveMutation } from '#src/__generated__/GiftCardsRemoveMutation.graphql.ts'
import type { GiftCards_cart$key } from '#src/__generated__/GiftCards_cart.graphql.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { CartAmount } from '../totals/CartAmount.tsx'
import type { CartError } from '../requests/cartError.ts'
import { giftCardTarget } from '../requests/cartWriter.ts'
import { useCartCode } from '../requests/useCartCode.ts'
import { CodeForm } from '../totals/CodeForm.tsx'
import { applied } from '../totals/CouponField.css.ts'
import * as styles from './GiftCards.css.ts'
import { useCartErrorText } from '../requests/useCartErrorText.ts'

type Problem = { readonly at: 'field' | 'cards'; readonly text: string }

/** The gift cards that pay part of the cart, each with a button to remove it, and a field for another one. */
export function GiftCards({ cart }: { readonly cart: GiftCards_cart$key }) {
  const { t } = useLingui()
  const errorText = useCartErrorText()
  const input = useRef<HTMLInputElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [pending, setPending] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { id, applied_gift_cards: cards } = useFragment(
    graphql`
      fragment GiftCards_cart on Cart {
        id
        applied_gift_cards {
          code
          applied_balance {
            ...CartAmount_money
          }
          current_balance {
            ...CartAmount_money
          }
        }
      }
    `,
    cart,
  )
  const writeCode = useCartCode()
  const textOf = (error: CartError) =>
    error.kind === 'not-found' || error.kind === 'unknown'
      ? t`Questo buono non si può usare: controlla come è scritto, se è già nel carrello o se è scaduto.`
      : errorText(error)

  const apply = async (code: string) => {
    setPending('')
    setProblem(null)
    const outcome = await writeCode<GiftCardsApplyMutation>({
      target: giftCardTarget(code),
      mutation: graphql`
        mutation GiftCardsApplyMutation($cartId: String!, $code: String!) {
          applyGiftCardToCart(input: { cart_id: $cartId, gift_card_code: $code }) {
            cart {
              id
              ...GiftCards_cart
              ...CartContents_cart
              ...journalLines_cart
            }
          }
        }
      `,
      variables: { cartId: id, code },
    })
    setPending(null)
    if (outcome.ok) {
      if (input.current) input.current.value = ''
      setAnnouncement(t`Buono regalo ${code} aggiunto.`)
    } else setProblem({ at: 'field', text: textOf(outcome.error) })
    input.current?.focus()
  }
  const remove = async (code: string) => {
    setPending(code)
    setProblem(null)
    const outcome = await writeCode<GiftCardsRemoveMutation>({
      target: giftCardTarget(code),
      mutation: graphql`
        mutation GiftCardsRemoveMutation($cartId: String!, $code: String!) {
          removeGiftCardFromCart(input: { cart_id: $cartId, gift_card_code: $code }) {
            cart {
              id
              ...GiftCards_cart
              ...CartContents_cart
              ...journalLines_cart
            }
          }
        }
      `,
      variables: { cartId: id, code },
    })
    setPending(null)
    if (!outcome.ok) return setProblem({ at: 'cards', text: errorText(outcome.error) })
    setAnnouncement(t`Buono regalo ${code} tolto.`)
    // The button is removed with its card, so the summary gets the focus.
    summary.current?.focus()
  }
  const submit = (code: string) => {
    if (code !== '') return void apply(code)
    setProblem({ at: 'field', text: t`Scrivi il codice del buono.` })
    input.current?.focus()
  }

  return (
    <div className={styles.giftCards}>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {cards?.some((card) => card?.code) && (
        <ul className={styles.list} aria-label={t`Buoni regalo nel carrello`}>
          {cards.map((card) => {
            const code = card?.code
            return (
              code && (
                <li key={code} className={applied}>
                  <span>
                    <Trans>
                      Buono regalo <strong>{code}</strong>
                    </Trans>
                    {card.current_balance && (
                      <span className={styles.balance}>
                        <Trans>
                          saldo <CartAmount money={card.current_balance} />
                        </Trans>
                      </span>
                    )}
                  </span>
                  <span className={styles.amount}>
                    {card.applied_balance && <CartAmount money={card.applied_balance} deducted />}
                    <Button
                      variant="link"
                      loading={pending === code}
                      aria-label={t`Togli il buono ${code}`}
                      onClick={() => void remove(code)}
                    >
                      <Trans>Togli</Trans>
                    </Button>
                  </span>
                </li>
              )
            )
          })}
        </ul>
      )}
      {problem?.at === 'cards' && (
        <div role="alert">
          <FieldError id="gift-cards-error">{problem.text}</FieldError>
        </div>
      )}
      <details>
        <summary ref={summary} className={styles.summary}>
          <Trans>Hai un buono regalo?</Trans>
        </summary>
        <CodeForm
          name="gift-card"
          label={t`Codice del buono regalo`}
          submitLabel={t`Usa`}
          input={input}
          problem={problem?.at === 'field' ? problem.text : undefined}
          isPending={pending === ''}
          onSubmit={submit}
          onChange={() => setProblem(null)}
        />
      </details>
    </div>
  )
}
