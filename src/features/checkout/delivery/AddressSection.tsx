import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { CheckoutSection } from '../form/CheckoutSection.tsx'
import { PICKUP_METHOD } from '../form/checkoutValues.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'

/** The delivery address; shown only if the order is not collected. */
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
