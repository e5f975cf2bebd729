import type { DatabaseSync } from 'node:sqlite'
import { allRows, jsonList, oneRow, runSql } from '../../db/rows.ts'

export type GiftRegistryRow = {
  id: number
  url_key: string
  customer_id: number
  type_id: number
  event_name: string
  message: string
  is_public: number
  is_active: number
  /** JSON of `Answers`. */
  answers: string
  /** JSON of `AddressColumns`; null if none was given. */
  address: string | null
  /** Milliseconds since 1970. */
  created_at: number
}

export type PersonRow = {
  id: number
  registry_id: number
  firstname: string
  lastname: string
  email: string
  /** JSON of `Answers`. */
  answers: string
}

export type RegistryItemRow = {
  id: number
  registry_id: number
  product_id: number
  /** JSON of `BuyRequest`. */
  buy_request: string
  quantity: number
  quantity_fulfilled: number
  note: string | null
  created_at: number
}

/** The latest first. */
export const registriesOfCustomer = (db: DatabaseSync, customerId: number): readonly GiftRegistryRow[] =>
  allRows<GiftRegistryRow>(db, 'SELECT * FROM gift_registry WHERE customer_id = ? ORDER BY id DESC', [customerId])

export const findRegistry = (db: DatabaseSync, key: string): GiftRegistryRow | undefined =>
  oneRow<GiftRegistryRow>(db, 'SELECT * FROM gift_registry WHERE url_key = ?', [key])

export type NewRegistry = Omit<GiftRegistryRow, 'id'>

export const insertRegistry = (db: DatabaseSync, row: NewRegistry): number =>
  runSql(
    db,
    `INSERT INTO gift_registry
       (url_key, customer_id, type_id, event_name, message, is_public, is_active, answers, address, created_at)
     VALUES (:url_key, :customer_id, :type_id, :event_name, :message, :is_public, :is_active, :answers, :address, :created_at)`,
    row,
  ).lastId

export type RegistryChange = Pick<
  GiftRegistryRow,
  'event_name' | 'message' | 'is_public' | 'is_active' | 'answers' | 'address'
>

export const updateRegistry = (db: DatabaseSync, id: number, change: RegistryChange): void =>
  void runSql(
    db,
    `UPDATE gift_registry SET event_name = :event_name, message = :message, is_public = :is_public,
       is_active = :is_active, answers = :answers, address = :address WHERE id = :id`,
    { ...change, id },
  )

export const deleteRegistry = (db: DatabaseSync, id: number): void =>
  void runSql(db, 'DELETE FROM gift_registry WHERE id = ?', [id])

export const registryPeople = (db: DatabaseSync, registryId: number): readonly PersonRow[] =>
  allRows<PersonRow>(db, 'SELECT * FROM gift_registry_person WHERE registry_id = ? ORDER BY id', [registryId])

export const insertPerson = (db: DatabaseSync, row: Omit<PersonRow, 'id'>): void =>
  void runSql(
    db,
    'INSERT INTO gift_registry_person (registry_id, firstname, lastname, email, answers) VALUES (?, ?, ?, ?, ?)',
    [row.registry_id, row.firstname, row.lastname, row.email, row.answers],
  )

export const updatePerson = (db: DatabaseSync, row: PersonRow): void =>
  void runSql(db, 'UPDATE gift_registry_person SET firstname = ?, lastname = ?, email = ?, answers = ? WHERE id = ?', [
    row.firstname,
    row.lastname,
    row.email,
    row.answers,
    row.id,
  ])

export const deletePeople = (db: DatabaseSync, ids: readonly number[]): void =>
  void runSql(db, 'DELETE FROM gift_registry_person WHERE id IN (SELECT value FROM json_each(?))', [jsonList(ids)])

export const registryItems = (db: DatabaseSync, registryId: number): readonly RegistryItemRow[] =>
  allRows<RegistryItemRow>(db, 'SELECT * FROM gift_registry_item WHERE registry_id = ? ORDER BY id', [registryId])

export type NewRegistryItem = Pick<
  RegistryItemRow,
  'registry_id' | 'product_id' | 'buy_request' | 'quantity' | 'quantity_fulfilled' | 'note' | 'created_at'
>

/** Adds items to a registry; an existing item's quantity is increased. */
export const saveRegistryItem = (db: DatabaseSync, item: NewRegistryItem): void =>
  void runSql(
    db,
    `INSERT INTO gift_registry_item
       (registry_id, product_id, buy_request, quantity, quantity_fulfilled, note, created_at)
     VALUES (:registry_id, :product_id, :buy_request, :quantity, :quantity_fulfilled, :note, :created_at)
     ON CONFLICT DO UPDATE SET quantity = quantity + excluded.quantity`,
    item,
  )

export const updateRegistryItem = (
  db: DatabaseSync,
  { id, quantity, note }: Pick<RegistryItemRow, 'id' | 'quantity' | 'note'>,
): void => void runSql(db, 'UPDATE gift_registry_item SET quantity = ?, note = ? WHERE id = ?', [quantity, note, id])

export const deleteRegistryItems = (db: DatabaseSync, ids: readonly number[]): void =>
  void runSql(db, 'DELETE FROM gift_registry_item WHERE id IN (SELECT value FROM json_each(?))', [jsonList(ids)])

const FINDABLE = `SELECT DISTINCT registry.* FROM gift_registry AS registry
  JOIN gift_registry_person AS person ON person.registry_id = registry.id
  WHERE is_active = 1 AND is_public = 1`

export const findRegistriesByEmail = (db: DatabaseSync, email: string): readonly GiftRegistryRow[] =>
  allRows<GiftRegistryRow>(db, `${FINDABLE} AND person.email = ? ORDER BY registry.id DESC LIMIT 50`, [email])

/** By the beginning of a registrant's names; letter case is ignored. */
export const findRegistriesByName = (
  db: DatabaseSync,
  name: { readonly firstname: string; readonly lastname: string; readonly typeId: number | null },
): readonly GiftRegistryRow[] =>
  allRows<GiftRegistryRow>(
    db,
    `${FINDABLE} AND lower(substr(person.firstname, 1, length(:firstname))) = lower(:firstname)
       AND lower(substr(person.lastname, 1, length(:lastname))) = lower(:lastname)
       AND (:typeId IS NULL OR registry.type_id = :typeId)
     ORDER BY registry.id DESC LIMIT 50`,
    name,
  )
