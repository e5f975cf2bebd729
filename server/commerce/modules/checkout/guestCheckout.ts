import type { CommerceContext } from '../../engine/context.ts'
import { notAuthorized } from '../../engine/errors.ts'

/** Refuses guests if the store sells only to customers. */
export function checkGuestCheckout({ customerId, store }: CommerceContext): void {
  if (customerId === null && !store.config.isGuestCheckoutEnabled) {
    throw notAuthorized('Guest checkout is not allowed. Register a customer account or login with existing one.')
  }
}
