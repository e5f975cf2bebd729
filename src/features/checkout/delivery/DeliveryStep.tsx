import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { DeliveryStep_cart$key } from '#src/__generated__/DeliveryStep_cart.graphql.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { BookAddress } from '#src/features/address/addressBook.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { AddressSection } from './AddressSection.tsx'
import { FinishedSteps } from '../steps/FinishedSteps.tsx'
import { CheckoutSection } from '../form/CheckoutSection.tsx'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { CollectorFields } from './CollectorFields.tsx'
import type { OrderProblem } from '../placing/createOrdering.ts'
import { GiftContext } from '../gifts/GiftContext.ts'
import { OrderProblemNotice } from '../placing/OrderProblemNotice.tsx'
import { OwnAddress } from './OwnAddress.tsx'
import { PickupContext } from './PickupContext.ts'
import { SaveNotice } from '../form/SaveNotice.tsx'
import { ShippingMethods } from './ShippingMethods.tsx'
import type { StepFailure } from '../steps/useCartSteps.ts'

export type DeliveryStepProps = {
  readonly cart: DeliveryStep_cart$key
  /** Null for a guest, whose e-mail is a field above. */
  readonly customerEmail: string | null
  readonly book: readonly BookAddress[]
  readonly countries: readonly AddressCountry[]
  /** The typed address is being saved to the cart. */
  readonly isSaving: boolean
  readonly failure: StepFailure | null
  readonly onRetry: () => void
  readonly isSubmitting: boolean
  readonly problem: OrderProblem | null
}

/** The delivery: address and method, or the place and person for collection. */
export function DeliveryStep({ cart, customerEmail, book, countries, isSaving, problem, ...props }: DeliveryStepProps) {
  const { failure, onRetry, isSubmitting } = props
  const { t } = useLingui()
  const { control } = useFormContext<CheckoutValues>()
  const [isPickup, pickup] = useWatch({ control, name: ['isPickup', 'pickup'] })
  const shops = use(PickupContext)
  const gift = use(GiftContext)
  const data = useFragment(
    graphql`
      fragment DeliveryStep_cart on Cart {
        id
        ...FinishedSteps_cart
        ...ShippingMethods_cart
      }
    `,
    cart,
  )
  const address = (
    <AddressSection>
      <OwnAddress kind="shipping" book={book} countries={countries} />
    </AddressSection>
  )
  const questions = (
    <div>
      {problem?.kind === 'pickup-place' && isPickup && !pickup && <OrderProblemNotice problem={problem} />}
      {shops ? <WidgetBoundary fallback={address}>{shops.askWhere(address)}</WidgetBoundary> : address}
      <CheckoutSection title={isPickup ? t`Chi ritira` : t`Spedizione`}>
        {isPickup && <CollectorFields />}
        <SaveNotice failure={failure} onRetry={onRetry} role="alert" />
        {!isPickup && <ShippingMethods cart={data} isLoading={isSaving} exceptPickup={shops !== null} />}
        {gift}
        <Button type="submit" block loading={isSubmitting}>
          <Trans>Continua</Trans>
        </Button>
      </CheckoutSection>
    </div>
  )
  return customerEmail === null ? (
    questions
  ) : (
    <Stack gap="s5">
      <FinishedSteps cart={data} step="delivery" customerEmail={customerEmail} emailStep={null} />
      {questions}
    </Stack>
  )
}
