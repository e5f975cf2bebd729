import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CouponFieldApplyMutation } from '#src/__generated__/CouponFieldApplyMutation.graphql.ts'
import type { CouponFieldRemoveMutation } from '#src/__generated__/CouponFieldRemoveMutation.graphql.ts'
import type { CouponField_cart$key } from '#src/__generated__/CouponField_cart.graphql.ts'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import type { CartError } from '../requests/cartError.ts'
import { COUPON_TARGET } from '../requests/cartWriter.ts'
import type { WriteOutcome } from '../requests/cartWriter.ts'
import { useCartCode } from '../requests/useCartCode.ts'
import { CodeForm } from './CodeForm.tsx'
import * as styles from './CouponField.css.ts'
import { noteCoupon } from './knownCoupon.ts'
import { LostCoupon } from './LostCoupon.tsx'
import { useLostCoupon } from './useLostCoupon.ts'
import { useCartErrorText } from '../requests/useCartErrorText.ts'

/** `unmet`: the code was valid for this cart, so it is spelt correctly. */
type CodeProblem = CartError | 'empty' | 'unmet'

/** The single coupon of the cart: a field, or the applied code with a button to remove it. */
export function CouponField({ cart }: { cart: CouponField_cart$key }) {
  const { t } = useLingui()
  const errorText = useCartErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<CodeProblem | null>(null)
  const [pending, setPending] = useState(false)
  const data = useFragment(
    graphql`
      fragment CouponField_cart on Cart {
        id
        applied_coupons {
          code
        }
        ...useLostCoupon_cart
      }
    `,
    cart,
  )
  const { id, applied_coupons: coupons } = data
  const writeCode = useCartCode()
  const applied = coupons?.find((coupon) => coupon !== null)
  const { tabStorage } = useShop()
  const { known, lost } = useLostCoupon(data)

  const settle = async (
    write: Promise<WriteOutcome>,
    errorOf: (refusal: CartError) => CodeProblem = (refusal) => refusal,
  ) => {
    setPending(true)
    setError(null)
    const outcome = await write
    setPending(false)
    if (!outcome.ok) {
      setError(errorOf(outcome.error))
      input.current?.focus()
    }
  }
  const apply = (code: string) => {
    if (code === '') {
      setError('empty')
      input.current?.focus()
      return
    }
    const write = writeCode<CouponFieldApplyMutation>({
      target: COUPON_TARGET,
      mutation: graphql`
        mutation CouponFieldApplyMutation($cartId: String!, $couponCode: String!) {
          applyCouponToCart(input: { cart_id: $cartId, coupon_code: $couponCode }) {
            cart {
              id
              ...CartContents_cart
              ...journalLines_cart
            }
          }
        }
      `,
      variables: { cartId: id, couponCode: code },
    })
    void settle(write, (refusal) =>
      refusal.kind === 'not-found' || refusal.kind === 'coupon-invalid'
        ? code.toLowerCase() === known?.toLowerCase()
          ? 'unmet'
          : { ...refusal, kind: 'coupon-invalid' }
        : refusal,
    )
  }
  const remove = () => {
    noteCoupon(tabStorage, id, null)
    return settle(
      writeCode<CouponFieldRemoveMutation>({
        target: COUPON_TARGET,
        mutation: graphql`
          mutation CouponFieldRemoveMutation($cartId: String!) {
            removeCouponFromCart(input: { cart_id: $cartId }) {
              cart {
                id
                ...CartContents_cart
                ...journalLines_cart
              }
            }
          }
        `,
        variables: { cartId: id },
      }),
    )
  }
  const problem =
    error === null
      ? undefined
      : error === 'empty'
        ? t`Scrivi il codice che hai ricevuto.`
        : error === 'unmet'
          ? t`Il codice è scritto bene, ma adesso non vale: può essere scaduto o già usato, oppure il carrello non ha i requisiti, per esempio l’importo minimo.`
          : errorText(error)

  if (applied) {
    const { code } = applied
    return (
      <div className={styles.applied}>
        <span>
          <Trans>
            Codice sconto <strong>{code}</strong>
          </Trans>
        </span>
        <Button variant="link" loading={pending} onClick={() => void remove()}>
          <Trans>Togli il codice</Trans>
        </Button>
        {problem !== undefined && (
          <div role="alert">
            <FieldError id="coupon-error">{problem}</FieldError>
          </div>
        )}
      </div>
    )
  }
  return (
    <>
      <LostCoupon code={pending ? null : lost} />
      <CodeForm
        name="coupon"
        label={t`Codice sconto`}
        submitLabel={t`Applica`}
        input={input}
        problem={problem}
        isPending={pending}
        onSubmit={apply}
        onChange={() => setError(null)}
      >
        <Captcha of="applyCouponToCart" />
      </CodeForm>
    </>
  )
}
