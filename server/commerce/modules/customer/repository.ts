import type { DatabaseSync } from 'node:sqlite'
import { ADDRESS_COLUMNS, type AddressColumns } from '../../db/addressTable.ts'
import { allRows, oneRow, runSql } from '../../db/rows.ts'
import type { StoreView } from '../../engine/context.ts'
import { type CustomerCreateInput, SIGN_IN_LOCK_MS, type SignInFailures } from './rules.ts'

export type CustomerRow = {
  id: number
  website_id: number
  email: string
  prefix: string | null
  firstname: string
  middlename: string | null
  lastname: string
  suffix: string | null
  /** `YYYY-MM-DD`. */
  date_of_birth: string | null
  gender: number | null
  taxvat: string | null
  password_hash: string | null
  /** The key in the confirmation mail of a new account; null once the address is confirmed. */
  confirmation_key: string | null
  /** The digest of the token for setting a new password. */
  reset_token_hash: string | null
  /** When it was sent, in milliseconds since 1970. */
  reset_token_at: number | null
  /** Grows with every event that ends running sign-ins. */
  access_version: number
  /** The digest of the key that has confirmed the address; null if none has. */
  used_confirmation_hash: string | null
  default_billing_id: number | null
  default_shipping_id: number | null
  /** Milliseconds since 1970. */
  created_at: number
}

export type CustomerAddressRow = AddressColumns & {
  id: number
  customer_id: number
}

const CUSTOMER_COLUMNS = `id, website_id, email, prefix, firstname, middlename, lastname, suffix, date_of_birth, gender,
  taxvat, password_hash, confirmation_key, reset_token_hash, reset_token_at, access_version,
  used_confirmation_hash, default_billing_id, default_shipping_id,
  created_at`

export const findCustomer = (db: DatabaseSync, id: number): CustomerRow | undefined =>
  oneRow<CustomerRow>(db, `SELECT ${CUSTOMER_COLUMNS} FROM customer WHERE id = ?`, [id])

export const findCustomerByEmail = (db: DatabaseSync, websiteId: number, email: string): CustomerRow | undefined =>
  oneRow<CustomerRow>(db, `SELECT ${CUSTOMER_COLUMNS} FROM customer WHERE website_id = ? AND email = ?`, [
    websiteId,
    email,
  ])

export type NewCustomer = Omit<CustomerCreateInput, 'password' | 'is_subscribed' | 'custom_attributes'> & {
  readonly passwordHash: string | null
  readonly confirmationKey: string | null
  readonly createdAt: number
}

/** Inserts a customer and returns its id; null if the e-mail is taken on this website. */
export function insertCustomer(db: DatabaseSync, store: Pick<StoreView, 'id' | 'websiteId'>, customer: NewCustomer) {
  const { changes, lastId } = runSql(
    db,
    `INSERT INTO customer (website_id, store_id, email, prefix, firstname, middlename, lastname, suffix,
       date_of_birth, gender, taxvat, password_hash, confirmation_key, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (website_id, email) DO NOTHING`,
    [
      store.websiteId,
      store.id,
      customer.email,
      customer.prefix ?? null,
      customer.firstname,
      customer.middlename ?? null,
      customer.lastname,
      customer.suffix ?? null,
      customer.date_of_birth ?? null,
      customer.gender ?? null,
      customer.taxvat ?? null,
      customer.passwordHash,
      customer.confirmationKey,
      customer.createdAt,
    ],
  )
  return changes === 0 ? null : lastId
}

/** Changes columns of a customer; their names come from the code only. */
export function updateCustomer(
  db: DatabaseSync,
  id: number,
  changes: Partial<Omit<CustomerRow, 'id' | 'website_id' | 'created_at'>>,
): void {
  const columns = Object.keys(changes)
  if (columns.length === 0) return
  runSql(db, `UPDATE customer SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`, [
    ...Object.values(changes),
    id,
  ])
}

/** Replaces the hash of an unchanged password, unless the password was changed meanwhile. */
export function upgradePasswordHash(db: DatabaseSync, { id, password_hash: old }: CustomerRow, hash: string): void {
  runSql(db, 'UPDATE customer SET password_hash = ? WHERE id = ? AND password_hash = ?', [hash, id, old])
}

/** Deletes an account with its own data; its orders and reviews stay without an owner. */
export function deleteCustomerRow(db: DatabaseSync, { id, website_id: websiteId, email }: CustomerRow): void {
  runSql(db, 'DELETE FROM newsletter_subscriber WHERE website_id = ? AND email = ?', [websiteId, email])
  runSql(db, 'DELETE FROM customer WHERE id = ?', [id])
}

export const customerAddresses = (db: DatabaseSync, customerId: number): CustomerAddressRow[] =>
  allRows<CustomerAddressRow>(db, 'SELECT * FROM customer_address WHERE customer_id = ? ORDER BY id', [customerId])

export const findCustomerAddress = (db: DatabaseSync, id: number): CustomerAddressRow | undefined =>
  oneRow<CustomerAddressRow>(db, 'SELECT * FROM customer_address WHERE id = ?', [id])

/**
 * Adds an address to a customer's address book and returns its id; for an equal address it returns the existing entry's
 * id.
 */
export function saveCustomerAddress(db: DatabaseSync, customerId: number, address: AddressColumns): number {
  const values = ADDRESS_COLUMNS.map((column) => address[column])
  const known = oneRow<{ id: number }>(
    db,
    `SELECT id FROM customer_address WHERE customer_id = ? AND ${ADDRESS_COLUMNS.map((column) => `${column} IS ?`).join(' AND ')}`,
    [customerId, ...values],
  )
  return known?.id ?? insertCustomerAddress(db, customerId, address)
}

export function insertCustomerAddress(db: DatabaseSync, customerId: number, address: AddressColumns): number {
  return runSql(
    db,
    `INSERT INTO customer_address (customer_id, ${ADDRESS_COLUMNS.join(', ')})
     VALUES (?, ${ADDRESS_COLUMNS.map(() => '?').join(', ')})`,
    [customerId, ...ADDRESS_COLUMNS.map((column) => address[column])],
  ).lastId
}

export function updateCustomerAddressRow(db: DatabaseSync, id: number, address: AddressColumns): void {
  runSql(
    db,
    `UPDATE customer_address SET ${ADDRESS_COLUMNS.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
    [...ADDRESS_COLUMNS.map((column) => address[column]), id],
  )
}

export const deleteCustomerAddressRow = (db: DatabaseSync, id: number): void =>
  void runSql(db, 'DELETE FROM customer_address WHERE id = ?', [id])

export function setDefaultAddresses(
  db: DatabaseSync,
  customerId: number,
  defaults: { readonly billing: number | null; readonly shipping: number | null },
): void {
  runSql(db, 'UPDATE customer SET default_billing_id = ?, default_shipping_id = ? WHERE id = ?', [
    defaults.billing,
    defaults.shipping,
    customerId,
  ])
}

/** The account and the client whose failed sign-ins are counted together. */
export type SignInTarget = { readonly websiteId: number; readonly email: string; readonly client: string }

export function signInFailures(
  db: DatabaseSync,
  { websiteId, email, client }: SignInTarget,
): SignInFailures | undefined {
  const row = oneRow<{ failures: number; last_failure_at: number }>(
    db,
    'SELECT failures, last_failure_at FROM sign_in_failure WHERE website_id = ? AND email = ? AND client = ?',
    [websiteId, email, client],
  )
  return row && { failures: row.failures, lastFailureAt: row.last_failure_at }
}

/** Records the failures of a target, and deletes all records that no longer lock anybody. */
export function writeSignInFailures(db: DatabaseSync, target: SignInTarget, record: SignInFailures): void {
  runSql(db, 'DELETE FROM sign_in_failure WHERE last_failure_at <= ?', [record.lastFailureAt - SIGN_IN_LOCK_MS])
  runSql(
    db,
    `INSERT INTO sign_in_failure (website_id, email, client, failures, last_failure_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET failures = excluded.failures, last_failure_at = excluded.last_failure_at`,
    [target.websiteId, target.email, target.client, record.failures, record.lastFailureAt],
  )
}

export function clearSignInFailures(db: DatabaseSync, { websiteId, email, client }: SignInTarget): void {
  runSql(db, 'DELETE FROM sign_in_failure WHERE website_id = ? AND email = ? AND client = ?', [
    websiteId,
    email,
    client,
  ])
}

export type SubscriptionStatus = 'SUBSCRIBED' | 'NOT_ACTIVE' | 'UNSUBSCRIBED' | 'UNCONFIRMED'

export const subscriptionStatus = (db: DatabaseSync, websiteId: number, email: string) =>
  oneRow<{ status: SubscriptionStatus }>(
    db,
    'SELECT status FROM newsletter_subscriber WHERE website_id = ? AND email = ?',
    [websiteId, email],
  )?.status

export type Subscription = {
  readonly email: string
  readonly customerId: number | null
  readonly status: SubscriptionStatus
  readonly now: number
}

export function writeSubscription(
  db: DatabaseSync,
  store: Pick<StoreView, 'id' | 'websiteId'>,
  subscription: Subscription,
): void {
  runSql(
    db,
    `INSERT INTO newsletter_subscriber (website_id, store_id, customer_id, email, status, changed_at)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (website_id, email) DO UPDATE SET store_id = excluded.store_id, status = excluded.status,
       customer_id = coalesce(excluded.customer_id, customer_id), changed_at = excluded.changed_at`,
    [store.websiteId, store.id, subscription.customerId, subscription.email, subscription.status, subscription.now],
  )
}

/** Moves the newsletter subscription of a customer to another address. */
export function moveSubscription(db: DatabaseSync, customer: CustomerRow, email: string): void {
  runSql(db, 'UPDATE OR REPLACE newsletter_subscriber SET email = ? WHERE website_id = ? AND email = ?', [
    email,
    customer.website_id,
    customer.email,
  ])
}
