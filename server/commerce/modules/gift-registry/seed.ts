import { oneRow } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { SeedError } from '../../seed/seedError.ts'
import { momentOf } from '../store/contextAt.ts'
import { optionsOfVariant } from '../wishlist/repository.ts'
import { insertPerson, insertRegistry, saveRegistryItem } from './repository.ts'

const KEY_LENGTH = 32

/** Writes the registries of the demo accounts; customers and products must be there already. */
export function seedGiftRegistries({ db, shop, randomText }: SeedInput): void {
  for (const { email, giftRegistries = [] } of shop.customers) {
    const customer = oneRow<{ id: number }>(db, 'SELECT id FROM customer WHERE email = ?', [email])
    for (const { type: code, items, registrants, on, ...registry } of giftRegistries) {
      const type = oneRow<{ id: number }>(db, 'SELECT id FROM gift_registry_type WHERE code = ?', [code])
      if (!customer || !type) throw new SeedError(`A registry of ${email} is of the unknown kind ${code}`)
      const id = insertRegistry(db, {
        url_key: randomText(KEY_LENGTH),
        customer_id: customer.id,
        type_id: type.id,
        event_name: registry.eventName,
        message: registry.message,
        is_public: registry.isPublic ? 1 : 0,
        is_active: 1,
        answers: JSON.stringify(registry.answers),
        address: null,
        created_at: momentOf(on),
      })
      for (const { answers, ...person } of registrants) {
        insertPerson(db, { registry_id: id, ...person, answers: JSON.stringify(answers) })
      }
      for (const { sku, variantSku, quantity, received, note } of items) {
        const product = oneRow<{ id: number }>(db, 'SELECT id FROM product WHERE sku = ?', [sku])
        const selected = product && variantSku !== null ? optionsOfVariant(db, product.id, variantSku) : []
        if (!product || !selected) throw new SeedError(`The registry of ${email} names an unknown product: ${sku}`)
        saveRegistryItem(db, {
          registry_id: id,
          product_id: product.id,
          buy_request: JSON.stringify({ selected, entered: [] }),
          quantity,
          quantity_fulfilled: received,
          note,
          created_at: momentOf(on),
        })
      }
    }
  }
}
