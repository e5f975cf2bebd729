import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { PayPalFields_cart$key } from '#src/__generated__/PayPalFields_cart.graphql.ts'
import type { PayPalFields_storeConfig$key } from '#src/__generated__/PayPalFields_storeConfig.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { Agreement, Sum } from '#src/shop/payments.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { AgreeInFields } from '../fields/agreeInFields.ts'
import { FieldsNotice } from '../fields/FieldsNotice.tsx'
import { useProviderFields } from '../fields/useProviderFields.ts'
import type { Approval, PayPalButton, Wish } from './payPalButton.ts'
import { button } from './PayPalFields.css.ts'
import { fetchPayPalToken } from './payPalToken.ts'
import { PayPalTrouble } from './PayPalTrouble.tsx'
import type { PayPalProblem } from './PayPalTrouble.tsx'

type PayPalFieldsProps = {
  readonly cart: PayPalFields_cart$key
  readonly config: PayPalFields_storeConfig$key | null
  /** An attempt to order failed. */
  readonly isRefused: boolean
  /** Gets the function that asks for the agreement, as long as the button is shown. */
  readonly onAgree: (agree: AgreeInFields | null) => void
}

const isSame = (a: Sum, b: Sum | null): boolean => a.value === b?.value && a.currency === b.currency

/** PayPal's button, whose window the shopper approves the payment in. The order follows with the order button. */
export function PayPalFields({ cart, config, isRefused, onAgree }: PayPalFieldsProps) {
  const { t } = useLingui()
  const { customerToken, locale, reportError } = useShop()
  const environment = useRelayEnvironment()
  const { prices } = useFragment(
    graphql`
      fragment PayPalFields_cart on Cart {
        id
        prices {
          grand_total {
            value
            currency
          }
        }
      }
    `,
    cart,
  )
  const settings = useFragment(
    graphql`
      fragment PayPalFields_storeConfig on StoreConfig {
        braintree_paypal_vault_active
      }
    `,
    config,
  )
  const { value, currency } = prices?.grand_total ?? {}
  const total: Sum | null = value == null || currency == null ? null : { value, currency }
  const canBeSaved = customerToken.get() !== null && settings?.braintree_paypal_vault_active === true
  const [isToBeSaved, setIsToBeSaved] = useState(false)
  const [given, setGiven] = useState<Approval | null>(null)
  const [problem, setProblem] = useState<PayPalProblem | null>(null)
  // An approval is good for one order, so a refused one needs another.
  const [wasRefused, setWasRefused] = useState(isRefused)
  if (wasRefused !== isRefused) {
    setWasRefused(isRefused)
    if (isRefused && given) {
      setGiven(null)
      setProblem('used')
    }
  }
  const approval = given && isSame(given.sum, total) ? given : null
  const shownProblem = problem ?? (given && !approval ? 'total-changed' : null)

  // PayPal's code reads it in a click, long after the render.
  const wish = useRef<Wish | null>(null)
  useEffect(() => {
    wish.current = total && { sum: total, isToBeSaved: canBeSaved && isToBeSaved }
  })
  const { place, phase, round, retry } = useProviderFields<PayPalButton>({
    name: 'PayPal',
    async open(at) {
      const [{ openPayPalButton }, token] = await Promise.all([
        import('./payPalButton.ts'),
        fetchPayPalToken(environment),
      ])
      if (total === null) throw new Error('The total is not known.')
      return openPayPalButton({
        token,
        at,
        sum: total,
        language: locale.intlLocale,
        readWish() {
          setProblem(null)
          return wish.current
        },
        onApproved: setGiven,
        onClosed: () => setProblem('closed'),
        onFailed(error) {
          reportError(error, 'PayPal')
          setProblem('failed')
        },
      })
    },
  })

  const agreeNow = useEffectEvent(async (): Promise<Agreement | null> => {
    if (approval) return approval
    setProblem(given ? 'total-changed' : 'not-approved')
    return null
  })
  useEffect(() => {
    onAgree(() => agreeNow())
    return () => onAgree(null)
  }, [onAgree])

  const done = useRef<HTMLDivElement>(null)
  const isApproved = approval !== null
  // The focus was in PayPal's button, which is hidden now.
  useEffect(() => {
    if (isApproved) done.current?.focus()
  }, [isApproved])
  return (
    <Stack gap="s4">
      <FieldsNotice of="paypal" phase={phase} onRetry={retry} />
      {isApproved && (
        <Notice ref={done} role="status" tabIndex={-1}>
          <p>
            <Trans>Hai autorizzato il pagamento con PayPal. Manca l’ultimo passo: controlla e ordina.</Trans>
          </p>
        </Notice>
      )}
      {canBeSaved && !isApproved && (
        <Checkbox
          checked={isToBeSaved}
          onChange={(event) => setIsToBeSaved(event.target.checked)}
          label={t`Salva questo conto PayPal per i prossimi ordini`}
        />
      )}
      {phase !== 'failed' && (
        <div hidden={isApproved}>
          <div key={round} ref={place} className={button} aria-busy={phase !== 'ready'} />
        </div>
      )}
      {shownProblem !== null && !isApproved && <PayPalTrouble key={shownProblem} problem={shownProblem} />}
    </Stack>
  )
}
