import type { HasField } from '#src/platform/capabilities.ts'
import { isAnswered } from '../payment/paymentAdapters.ts'
import type { OpenPayment } from './openPayments.ts'

/** Whether the page of a payment is known, or this backend can make it again. */
export const mayGoOn = ({ code, resume, ticket }: OpenPayment, hasField: HasField): boolean =>
  resume !== null || (ticket !== null && isAnswered(code, 'resume', hasField))
