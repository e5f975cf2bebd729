import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { DeliveryStep_cart$key } from '#src/__generated__/DeliveryStep_cart.graphql.ts'
import { Button } from '#src/ui/Button.tsx'
import type { BookAddress } from './addressBook.ts'
import type { AddressCountry } from './addressCountries.ts'
import { CheckoutSection } from './CheckoutSection.tsx'
import { SaveNotice } from './SaveNotice.tsx'
import { ShippingAddress } from './ShippingAddress.tsx'
import { ShippingMethods } from './ShippingMethods.tsx'
import type { StepFailure } from './useCartSteps.ts'

export type DeliveryStepProps = {
  readonly cart: DeliveryStep_cart$key
  readonly book: readonly BookAddress[]
  readonly countries: readonly AddressCountry[]
  /** What is typed is on its way to the cart. */
  readonly isSaving: boolean
  readonly failure: StepFailure | null
  readonly onRetry: () => void
  readonly isGoingOn: boolean
}

/** Where the order goes, and how. */
export function DeliveryStep({ cart, book, countries, isSaving, failure, onRetry, isGoingOn }: DeliveryStepProps) {
  const { t } = useLingui()
  const data = useFragment(
    graphql`
      fragment DeliveryStep_cart on Cart {
        id
        ...ShippingMethods_cart
      }
    `,
    cart,
  )
  return (
    <>
      <CheckoutSection title={t`Indirizzo`}>
        <ShippingAddress book={book} countries={countries} />
      </CheckoutSection>
      <CheckoutSection title={t`Spedizione`}>
        <SaveNotice failure={failure} onRetry={onRetry} role="alert" />
        <ShippingMethods cart={data} isLoading={isSaving} />
        <Button type="submit" block loading={isGoingOn}>
          <Trans>Continua</Trans>
        </Button>
      </CheckoutSection>
    </>
  )
}
