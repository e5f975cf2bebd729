import { succeeded } from '#src/lib/result.ts'
import type { PaymentHost, PaymentModule } from '#src/shop/payments.ts'

/** Orders with methods whose money the backend has already, or that are paid later. */
export const place: PaymentModule['place'] = async ({ placeOrder }: PaymentHost) => {
  const placed = await placeOrder()
  return placed.ok ? succeeded({ order: placed.value, outcome: { kind: 'done' } }) : placed
}
