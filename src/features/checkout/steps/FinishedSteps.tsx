import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { FinishedSteps_cart$key } from '#src/__generated__/FinishedSteps_cart.graphql.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { deliveryWords, noteCarrier } from '#src/features/store/carriers.ts'
import { DeliveryPromise } from '#src/features/store/DeliveryPromise.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { PickupContext } from '../delivery/PickupContext.ts'
import type { CheckoutStep } from './checkoutSteps.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { answer, change, dates, list, name, row } from './FinishedSteps.css.ts'
import { StepLink } from './StepLink.tsx'

type FinishedStepsProps = {
  readonly cart: FinishedSteps_cart$key
  readonly step: Exclude<CheckoutStep, 'contact'>
  /** The step of a guest's e-mail; null for a customer. */
  readonly emailStep: CheckoutStep | null
  /** Null for a guest. */
  readonly customerEmail: string | null
  /** Nothing is sent. */
  readonly isVirtual?: boolean
}

/** The answers of earlier steps, with links to change them. */
export function FinishedSteps({ cart, step, customerEmail, emailStep, isVirtual = false }: FinishedStepsProps) {
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
      <Answer question={t`Email`} {...(emailStep && { step: emailStep })}>
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
              {deliveryWords({ carrier_title: method.carrier_title, method_title: method.method_title })}
              <span className={dates}>
                <DeliveryPromise carrier={method.carrier_code} />
              </span>
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
