import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

const bookOf = (store: RecordSourceProxy): RecordProxy | null | undefined => store.getRoot().getLinkedRecord('customer')

const addressesOf = (store: RecordSourceProxy): readonly RecordProxy[] =>
  (bookOf(store)?.getLinkedRecords('addresses') ?? []).filter((address) => address != null)

/**
 * Updates the store for facts that the answer to a saved address lacks: the address is in the book, and the former
 * default is none any more.
 */
export function noteSavedAddress(store: RecordSourceProxy, id: number): void {
  const saved = store.get(`CustomerAddress:${id}`)
  const book = bookOf(store)
  if (!saved || !book) return
  const others = addressesOf(store).filter((address) => address.getDataID() !== saved.getDataID())
  if (others.length === addressesOf(store).length) book.setLinkedRecords([...others, saved], 'addresses')
  for (const role of ['default_shipping', 'default_billing']) {
    if (saved.getValue(role) === true) for (const address of others) address.setValue(false, role)
  }
}

/** Removes a deleted address from the book in the store. */
export function noteDeletedAddress(store: RecordSourceProxy, id: number): void {
  const left = addressesOf(store).filter((address) => address.getDataID() !== `CustomerAddress:${id}`)
  bookOf(store)?.setLinkedRecords([...left], 'addresses')
}
