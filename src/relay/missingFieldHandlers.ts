import type { MissingFieldHandler } from 'relay-runtime'

/**
 * Links a field that was never fetched with these arguments to a record that is known by its key, such as the cart by
 * its id. Relay then reads the record instead of fetching it.
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
