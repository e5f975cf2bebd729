import type { CheckoutValues } from '../form/checkoutValues.ts'
import { adapterOf } from './paymentAdapters.ts'

type Agreement = Pick<CheckoutValues, 'paymentMethod' | 'paymentToken'>

/** The shopper must visit the provider's page before the order. */
export const mustAgreeElsewhere = ({ paymentMethod, paymentToken }: Agreement): boolean =>
  adapterOf(paymentMethod)?.agreedOn === 'provider-page' && paymentToken === ''

/** The shopper agreed on the provider's page, so the order is next. */
export const isAgreedElsewhere = ({ paymentMethod, paymentToken }: Agreement): boolean =>
  adapterOf(paymentMethod)?.agreedOn === 'provider-page' && paymentToken !== ''
