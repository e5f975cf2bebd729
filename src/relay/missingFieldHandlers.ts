import type { MissingFieldHandler } from 'relay-runtime'

/**
 * Where a field was never fetched under these arguments but the record it would link to is already known under its
 * key: the cart by id. Relay then reads it instead of asking.
 */
export function createMissingFieldHandlers(): readonly MissingFieldHandler[] {
  return [
    {
      kind: 'linked',
      handle(field, _record, args) {
        const cartId = (args as { cart_id?: unknown } | null)?.cart_id
        return field.name === 'cart' && typeof cartId === 'string' ? `Cart:${cartId}` : undefined
      },
    },
  ]
}
