import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckoutSection } from './CheckoutSection.tsx'
import { PICKUP_METHOD } from './checkoutValues.ts'
import type { CheckoutValues } from './checkoutValues.ts'

/** The question for an address. While it is asked nothing is collected. */
export function AddressSection({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  useEffect(() => {
    if (!getValues('isPickup')) return
    setValue('isPickup', false)
    if (getValues('shippingMethod') === PICKUP_METHOD) setValue('shippingMethod', '')
  }, [getValues, setValue])
  return <CheckoutSection title={t`Indirizzo`}>{children}</CheckoutSection>
}
