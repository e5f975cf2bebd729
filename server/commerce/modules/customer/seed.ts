import type { DatabaseSync } from 'node:sqlite'
import { oneRow } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { SeedError } from '../../seed/seedError.ts'
import type { SeedCustomer } from '../../seed/types.ts'
import { seedCustomerAttributes } from './customAttributes.ts'
import { hashPasswordSync, SALT_LENGTH } from './passwords.ts'
import { insertCustomer, saveCustomerAddress, setDefaultAddresses, writeSubscription } from './repository.ts'
import { bookStoreCredit } from './storeCredit.ts'

/** Writes the demo accounts; the regions must exist already. */
export function seedCustomers(input: SeedInput): void {
  const { db, shop, storeIdOf, randomText, passwordCost } = input
  seedCustomerAttributes(input)
  // The passwords of demo accounts are published: accounts with the same one share its hash, which takes time.
  const hashes = new Map<string, string>()
  const hashOf = (password: string): string => {
    const hash = hashes.get(password) ?? hashPasswordSync(password, randomText(SALT_LENGTH), passwordCost)
    hashes.set(password, hash)
    return hash
  }
  for (const customer of shop.customers) {
    const store = { id: storeIdOf(customer.store), websiteId: 1 }
    const createdAt = Date.parse(`${customer.createdAt}T00:00:00Z`)
    const id = insertCustomer(db, store, {
      email: customer.email,
      firstname: customer.firstname,
      lastname: customer.lastname,
      passwordHash: hashOf(customer.password),
      confirmationKey: null,
      createdAt,
    })
    if (id === null) throw new SeedError(`The seed names the customer ${customer.email} twice`)
    if (customer.isSubscribed) {
      writeSubscription(db, store, { email: customer.email, customerId: id, status: 'SUBSCRIBED', now: createdAt })
    }
    seedAddresses(db, id, customer)
    for (const { on, action, cents } of customer.storeCredit) {
      bookStoreCredit(db, id, { action, cents, at: Date.parse(`${on}T12:00:00Z`) })
    }
  }
}

function seedAddresses(db: DatabaseSync, customerId: number, customer: SeedCustomer): void {
  const defaults: { billing: number | null; shipping: number | null } = { billing: null, shipping: null }
  for (const address of customer.addresses) {
    const region = address.regionCode === null ? null : regionOf(db, address.countryId, address.regionCode)
    const id = saveCustomerAddress(db, customerId, {
      prefix: null,
      firstname: address.firstname,
      middlename: null,
      lastname: address.lastname,
      suffix: null,
      company: address.company,
      street: JSON.stringify(address.street),
      city: address.city,
      region: region?.name ?? null,
      region_code: address.regionCode,
      region_id: region?.id ?? null,
      postcode: address.postcode,
      country_code: address.countryId,
      telephone: address.telephone,
      fax: null,
      vat_id: null,
    })
    if (address.isDefaultBilling) defaults.billing = id
    if (address.isDefaultShipping) defaults.shipping = id
  }
  setDefaultAddresses(db, customerId, defaults)
}

function regionOf(db: DatabaseSync, countryId: string, code: string): { readonly id: number; readonly name: string } {
  const region = oneRow<{ id: number; name: string }>(
    db,
    'SELECT id, name FROM directory_region WHERE country_id = ? AND code = ?',
    [countryId, code],
  )
  if (!region) throw new SeedError(`The country ${countryId} has no region ${code}`)
  return region
}
