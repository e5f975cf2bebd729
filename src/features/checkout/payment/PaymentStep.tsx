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
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import type { BookAddress } from '#src/features/address/addressBook.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { AgreementField } from '../placing/AgreementField.tsx'
import { ConsentField } from '../placing/ConsentField.tsx'
import { CheckoutSection } from '../form/CheckoutSection.tsx'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { isUntouched } from '../form/initialValues.ts'
import { InvoiceFields } from './InvoiceFields.tsx'
import { OrderPhaseNotice } from '../placing/OrderPhaseNotice.tsx'
import { OrderProblemNotice } from '../placing/OrderProblemNotice.tsx'
import { OrderReview } from '../placing/OrderReview.tsx'
import { OwnAddress } from '../delivery/OwnAddress.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import type { PaymentMethodsProps } from './PaymentMethods.tsx'
import { ProviderFailureNotice, ProviderNotice } from './ProviderNotice.tsx'
import { SaveNotice } from '../form/SaveNotice.tsx'
import { StoreCreditContext } from './StoreCreditContext.ts'
import type { StepFailure } from '../steps/useCartSteps.ts'
import type { OrderPhase, OrderProblem } from '../placing/createOrdering.ts'
import { useProviderPage } from './useProviderPage.ts'
import type { ProviderPageOptions } from './useProviderPage.ts'

export type PaymentStepProps = {
  readonly cart: PaymentStep_cart$key
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
  isVirtual,
  consents,
  countries,
  isSaving,
  phase,
  problem,
  ...props
}: PaymentStepProps) {
  const { t } = useLingui()
  const storeCredit = use(StoreCreditContext)
  const { control, getValues, register, setValue } = useFormContext<CheckoutValues>()
  const data = useFragment(
    graphql`
      fragment PaymentStep_cart on Cart {
        id
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
  const isOrdering = phase === 'ordering' || phase === 'checking' || provider.phase === 'leaving'
  const billing = <OwnAddress kind="billing" book={props.book} countries={countries} />
  return (
    <>
      <ProviderNotice isAgreed={provider.isAgreed} wasCancelled={provider.wasCancelled && provider.mustGo} />
      {isOnlyBilled && <CheckoutSection title={t`Fatturazione`}>{billing}</CheckoutSection>}
      <CheckoutSection title={t`Come vuoi pagare`}>
        {storeCredit}
        <PaymentMethods
          cart={data}
          config={storeConfig ?? null}
          // An order that was not tried has not used the shopper's agreement.
          isRefused={problem !== null && problem.kind !== 'ordered-before'}
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
          <Captcha of="placeOrder" />
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
    </>
  )
}
