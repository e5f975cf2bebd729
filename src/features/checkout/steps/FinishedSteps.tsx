import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { FinishedSteps_cart$key } from '#src/__generated__/FinishedSteps_cart.graphql.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { noteCarrier } from '#src/features/store/carriers.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { PickupContext } from '../delivery/PickupContext.ts'
import type { CheckoutStep } from './checkoutSteps.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { answer, change, list, name, row } from './FinishedSteps.css.ts'
import { StepLink } from './StepLink.tsx'

type FinishedStepsProps = {
  readonly cart: FinishedSteps_cart$key
  readonly step: Exclude<CheckoutStep, 'contact'>
  /** Null for a guest. */
  readonly customerEmail: string | null
  readonly isVirtual: boolean
}

/** The answers of earlier steps, with links to change them. */
export function FinishedSteps({ cart, step, customerEmail, isVirtual }: FinishedStepsProps) {
  const { t } = useLingui()
  const shops = use(PickupContext)
  const { control } = useFormContext<CheckoutValues>()
  const [email, shipping, isPickup, pickup] = useWatch({ control, name: ['email', 'shipping', 'isPickup', 'pickup'] })
  const { shipping_addresses: addresses } = useFragment(
    graphql`
      fragment FinishedSteps_cart on Cart {
        id
        shipping_addresses {
          selected_shipping_method {
            carrier_code
            method_code
            carrier_title
            method_title
          }
        }
      }
    `,
    cart,
  )
  const method = addresses[0]?.selected_shipping_method
  const { storage } = useShop()
  useEffect(() => {
    if (method) noteCarrier(storage, method, method.carrier_code)
  }, [storage, method])
  return (
    <ul className={list} aria-label={t`Scelto fin qui`}>
      <Answer question={t`Email`} {...(customerEmail === null && { step: 'contact' })}>
        {customerEmail ?? email}
      </Answer>
      {step === 'payment' && !isVirtual && (
        <>
          {isPickup && pickup ? (
            <Answer question={t`Ritiro`} step="delivery">
              {pickup.name === '' && shops && <WidgetBoundary fallback={null}>{shops.nameShop()}</WidgetBoundary>}
              {pickup.name && `${pickup.name}, `}
              {pickup.street}, {pickup.postcode} {pickup.city} · {shipping.firstname} {shipping.lastname}
            </Answer>
          ) : (
            <Answer question={t`Indirizzo`} step="delivery">
              {shipping.firstname} {shipping.lastname}, {shipping.street}, {shipping.postcode} {shipping.city}
            </Answer>
          )}
          {method && !isPickup && (
            <Answer question={t`Spedizione`} step="delivery">
              {[method.carrier_title, method.method_title].filter(Boolean).join(' · ')}
            </Answer>
          )}
        </>
      )}
    </ul>
  )
}

type AnswerProps = { readonly question: string; readonly step?: CheckoutStep; readonly children: ReactNode }

/** Without a step the answer cannot be changed here. */
function Answer({ question, step, children }: AnswerProps) {
  return (
    <li className={row}>
      <span className={name}>{question}</span>
      <span className={answer}>{children}</span>
      {step && (
        <StepLink step={step} className={change}>
          <Trans>
            Modifica<VisuallyHidden>: {question}</VisuallyHidden>
          </Trans>
        </StepLink>
      )}
    </li>
  )
}
