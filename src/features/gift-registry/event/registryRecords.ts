import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** Updates the customer's list of registries in the store, because mutation answers contain only one registry. */
export function changeRegistries(
  store: RecordSourceProxy,
  change: (known: readonly RecordProxy[]) => readonly RecordProxy[],
): void {
  const customer = store.get('Customer')
  const known = customer?.getLinkedRecords('gift_registries')
  if (known) customer?.setLinkedRecords([...change(known.filter((each) => each != null))], 'gift_registries')
}
