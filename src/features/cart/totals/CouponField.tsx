import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CouponField_cart$key } from '#src/__generated__/CouponField_cart.graphql.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import type { CartError } from '../requests/cartError.ts'
import * as styles from './CouponField.css.ts'
import { useApplyCouponToCart } from './useApplyCouponToCart.ts'
import { useCartErrorText } from '../requests/useCartErrorText.ts'
import { useRemoveCouponFromCart } from './useRemoveCouponFromCart.ts'

/** The single coupon of the cart: a field, or the applied code with a button to remove it. */
export function CouponField({ cart }: { cart: CouponField_cart$key }) {
  const { t } = useLingui()
  const errorText = useCartErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<CartError | 'empty' | null>(null)
  const [pending, setPending] = useState(false)
  const { id, applied_coupons: coupons } = useFragment(
    graphql`
      fragment CouponField_cart on Cart {
        id
        applied_coupons {
          code
        }
      }
    `,
    cart,
  )
  const applyCoupon = useApplyCouponToCart(id)
  const removeCoupon = useRemoveCouponFromCart(id)
  const applied = coupons?.find((coupon) => coupon !== null)

  const settle = async (write: ReturnType<typeof removeCoupon>) => {
    setPending(true)
    setError(null)
    const outcome = await write
    setPending(false)
    if (!outcome.ok) {
      setError(outcome.error)
      input.current?.focus()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (code !== '') return void settle(applyCoupon(code))
    setError('empty')
    input.current?.focus()
  }
  const problem =
    error === null ? undefined : error === 'empty' ? t`Scrivi il codice che hai ricevuto.` : errorText(error)

  if (applied) {
    const { code } = applied
    return (
      <div className={styles.applied}>
        <span>
          <Trans>
            Codice sconto <strong>{code}</strong>
          </Trans>
        </span>
        <Button variant="link" loading={pending} onClick={() => void settle(removeCoupon())}>
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
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t`Codice sconto`} error={problem}>
        {(control) => (
          <div className={styles.control}>
            <TextInput
              {...control}
              ref={input}
              name="coupon"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={() => setError(null)}
            />
            <Button variant="secondary" type="submit" loading={pending}>
              <Trans>Applica</Trans>
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
