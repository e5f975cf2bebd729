import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { encodeUid } from '../../engine/uid.ts'
import { loadProducts, type ProductTypename } from '../catalog/products/products.ts'
import { openQuote } from '../quote/access.ts'
import { deleteQuoteItem, quoteItems, updateQuote } from '../quote/repository.ts'
import { ownRegistry } from './registries.ts'
import { saveRegistryItem } from './repository.ts'

/** Products that are not shipped cannot be gifts that arrive on the day. */
const NOT_SENT: ReadonlySet<ProductTypename> = new Set(['VirtualProduct', 'DownloadableProduct', 'GiftCardProduct'])

/** Moves the possible gifts from the customer's cart to one of their registries; the other lines stay and are named. */
export function moveCartItemsToGiftRegistry(
  _: unknown,
  { cartUid, giftRegistryUid: key }: { cartUid: string; giftRegistryUid: string },
  context: CommerceContext,
) {
  const { db, clock } = context
  return inTransaction(db, () => {
    const registry = ownRegistry(context, key)
    const quote = openQuote(context, cartUid)
    const lines = quoteItems(db, quote.id)
    const products = loadProducts(
      context,
      lines.map(({ product_id: id }) => id),
    )
    const errors = lines.flatMap((line) => {
      const type = products.get(line.product_id)?.__typename
      if (type === undefined || NOT_SENT.has(type)) {
        return {
          code: 'UNDEFINED',
          message: "You can't add virtual products, digital products or gift cards to gift registries.",
          gift_registry_item_uid: null,
          gift_registry_uid: key,
          product_uid: encodeUid(line.product_id),
        }
      }
      saveRegistryItem(db, {
        registry_id: registry.id,
        product_id: line.product_id,
        buy_request: line.buy_request,
        quantity: line.quantity,
        quantity_fulfilled: 0,
        note: null,
        created_at: clock.now(),
      })
      deleteQuoteItem(db, line.id)
      return []
    })
    updateQuote(db, quote.id, {}, clock.now())
    return { gift_registry: registry, status: errors.length === 0, user_errors: errors }
  })
}
