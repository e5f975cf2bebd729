import { oneRow } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { SeedError } from '../../seed/seedError.ts'
import { SHARING_CODE_LENGTH } from './access.ts'
import { insertWishlist, optionsOfVariant, saveWish } from './repository.ts'

/** Writes the wish lists of the demo accounts; customers and products must exist already. */
export function seedWishlists({ db, shop, now, randomText }: SeedInput): void {
  for (const { email, wishes } of shop.customers) {
    if (wishes.length === 0) continue
    const customer = oneRow<{ id: number }>(db, 'SELECT id FROM customer WHERE email = ?', [email])
    if (!customer) throw new SeedError(`The content has no customer ${email}`)
    const list = insertWishlist(db, { customer_id: customer.id, sharing_code: randomText(SHARING_CODE_LENGTH) }, now)
    for (const { sku, variantSku } of wishes) {
      const product = oneRow<{ id: number }>(db, 'SELECT id FROM product WHERE sku = ?', [sku])
      const selected = product && variantSku !== null ? optionsOfVariant(db, product.id, variantSku) : []
      if (!product || !selected) throw new SeedError(`A wish of ${email} names an unknown product: ${sku}`)
      const buyRequest = JSON.stringify({ selected: selected.toSorted(), entered: [] })
      saveWish(db, list.id, { product_id: product.id, buy_request: buyRequest, quantity: 1 }, now)
    }
  }
}
