import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { PaymentStep_cart$key } from '#src/__generated__/PaymentStep_cart.graphql.ts'
import type { PaymentStep_query$key } from '#src/__generated__/PaymentStep_query.graphql.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import type { ConsentKind } from '#src/shop/consents.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PartMissing } from '#src/features/navigation/PartMissing.tsx'
import { CaptchaBox } from '#src/features/captcha/CaptchaBox.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import type { BookAddress } from '#src/features/address/addressBook.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { AgreementField } from '../placing/AgreementField.tsx'
import { FinishedSteps } from '../steps/FinishedSteps.tsx'
import { ConsentField } from '../placing/ConsentField.tsx'
import { CheckoutSection } from '../form/CheckoutSection.tsx'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { isUntouched } from '../form/initialValues.ts'
import { InvoiceFields } from './InvoiceFields.tsx'
import { useEarlyAnswer } from '../late/earlyAnswer.ts'
import { LateRow } from '../late/LateRow.tsx'
import { OrderPhaseNotice } from '../placing/OrderPhaseNotice.tsx'
import { OrderProblemNotice } from '../placing/OrderProblemNotice.tsx'
import { OrderReview } from '../placing/OrderReview.tsx'
import { OwnAddress } from '../delivery/OwnAddress.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import type { PaymentMethodsProps } from './PaymentMethods.tsx'
import { ProviderFailureNotice, ProviderNotice } from './ProviderNotice.tsx'
import { SaveNotice } from '../form/SaveNotice.tsx'
import { StoreCreditContext } from './StoreCreditContext.ts'
import type { CheckoutStep } from '../steps/checkoutSteps.ts'
import type { StepFailure } from '../steps/useCartSteps.ts'
import type { OrderPhase, OrderProblem } from '../placing/createOrdering.ts'
import { useProviderPage } from './useProviderPage.ts'
import type { ProviderPageOptions } from './useProviderPage.ts'

export type PaymentStepProps = {
  readonly cart: PaymentStep_cart$key
  /** Null for a guest. */
  readonly customerEmail: string | null
  /** The step of a guest's e-mail; null for a customer. */
  readonly emailStep: CheckoutStep | null
  /** The cart has only virtual products. */
  readonly isVirtual: boolean
  /** As in {@link CheckoutRules}. */
  readonly consents: readonly ConsentKind[]
  /** Empty for a guest. */
  readonly book: readonly BookAddress[]
  readonly countries: readonly AddressCountry[]
  readonly query: PaymentStep_query$key
  readonly isSaving: boolean
  readonly failure: StepFailure | null
  readonly onRetry: () => void
  readonly phase: OrderPhase
  readonly problem: OrderProblem | null
  readonly onCheckAgain: () => void
  /** Loads the code of the order once more; null unless it is missing. */
  readonly onFindCode: (() => void) | null
  readonly onAgree: PaymentMethodsProps['onAgree']
  readonly provider: Omit<ProviderPageOptions, 'isDeclined'>
}

/** The payment step: method, review and order button. */
export function PaymentStep({
  cart,
  query,
  customerEmail,
  emailStep,
  isVirtual,
  consents,
  countries,
  isSaving,
  phase,
  problem,
  ...props
}: PaymentStepProps) {
  const { t } = useLingui()
  const { captcha, customerToken, hasField } = useShop()
  const credit = [
    hasField('Cart', 'applied_store_credit') && t`Il tuo credito`,
    hasField('Cart', 'applied_reward_points') && t`I tuoi punti`,
  ].filter((part) => part !== false)
  const part = use(StoreCreditContext)
  const switches = credit.length > 0 && customerToken.get() !== null ? part : null
  const areSwitchesLate = useEarlyAnswer(switches?.question ?? null) === 'late'
  const { control, getValues, register, setValue } = useFormContext<CheckoutValues>()
  const data = useFragment(
    graphql`
      fragment PaymentStep_cart on Cart {
        id
        ...FinishedSteps_cart
        ...PaymentMethods_cart
        ...OrderReview_cart
      }
    `,
    cart,
  )
  const { checkoutAgreements, storeConfig } = useFragment(
    graphql`
      fragment PaymentStep_query on Query {
        checkoutAgreements {
          agreement_id
          ...AgreementField_agreement
        }
        storeConfig {
          store_code
          ...PaymentMethods_storeConfig
        }
      }
    `,
    query,
  )
  const [billingIsShipping, isPickup, shippingCountry, billingCountry] = useWatch({
    control,
    name: ['billingIsShipping', 'isPickup', 'shipping.countryCode', 'billing.countryCode'],
  })
  const isOnlyBilled = isVirtual || isPickup
  useEffect(() => {
    // Prefills the billing name, so that nothing is asked twice.
    if (isPickup && isUntouched(getValues('billing'))) setValue('billing', getValues('shipping'))
  }, [isPickup, getValues, setValue])
  const provider = useProviderPage({ ...props.provider, isDeclined: problem?.kind === 'payment-declined' })
  const isOrdering = !['editing', 'unknown'].includes(phase) || provider.phase === 'leaving'
  const billing = <OwnAddress kind="billing" book={props.book} countries={countries} />
  return (
    <Stack gap="s5">
      <FinishedSteps
        cart={data}
        step="payment"
        customerEmail={customerEmail}
        emailStep={emailStep}
        isVirtual={isVirtual}
      />
      <div>
        <ProviderNotice isAgreed={provider.isAgreed} wasCancelled={provider.wasCancelled && provider.mustGo} />
        {isOnlyBilled && <CheckoutSection title={t`Fatturazione`}>{billing}</CheckoutSection>}
        <CheckoutSection title={t`Come vuoi pagare`}>
          {!areSwitchesLate && switches?.show}
          {areSwitchesLate && switches && (
            <LateRow title={credit.join(' · ')} none={t`Non hai né credito né punti.`}>
              {switches.show}
            </LateRow>
          )}
          <PaymentMethods
            cart={data}
            config={storeConfig ?? null}
            // An order that was not tried has not used the shopper's agreement.
            isRefused={problem !== null && problem.kind !== 'ordered-before' && problem.kind !== 'ended-elsewhere'}
            onAgree={props.onAgree}
          />
          {!isOnlyBilled && (
            <Stack gap="s4">
              <Checkbox {...register('billingIsShipping')} label={t`L’indirizzo di fatturazione è lo stesso`} />
              {!billingIsShipping && billing}
            </Stack>
          )}
          <InvoiceFields countryCode={!isOnlyBilled && billingIsShipping ? shippingCountry : billingCountry} />
        </CheckoutSection>
        <CheckoutSection title={t`Controlla e ordina`}>
          <Stack gap="s5">
            {checkoutAgreements?.map(
              (agreement) => agreement && <AgreementField key={agreement.agreement_id} agreement={agreement} />,
            )}
            {consents.map((kind) => (
              <ConsentField key={kind} kind={kind} />
            ))}
            <OrderReview cart={data} isPending={isSaving} />
            {/* Not the late part, whose arrival would move the order button. */}
            {captcha && <CaptchaBox captcha={captcha} of="placeOrder" />}
            <SaveNotice failure={props.failure} onRetry={props.onRetry} role="alert" />
            {problem && problem.kind !== 'pickup-place' && <OrderProblemNotice problem={problem} />}
            <OrderPhaseNotice phase={phase} onCheckAgain={props.onCheckAgain} />
            {provider.phase === 'failed' && <ProviderFailureNotice />}
            <Button type="submit" block loading={isOrdering} disabled={phase === 'unknown'}>
              {provider.mustGo ? <Trans>Continua con PayPal</Trans> : <Trans>Ordine con obbligo di pagare</Trans>}
            </Button>
            {props.onFindCode && problem === null && <PartMissing onRetry={props.onFindCode} />}
          </Stack>
        </CheckoutSection>
      </div>
    </Stack>
  )
}
