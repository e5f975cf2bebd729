import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** Changes which registries the customer is known to have; their answers tell of one at a time. */
export function changeRegistries(
  store: RecordSourceProxy,
  change: (known: readonly RecordProxy[]) => readonly RecordProxy[],
): void {
  const customer = store.get('Customer')
  const known = customer?.getLinkedRecords('gift_registries')
  if (known) customer?.setLinkedRecords([...change(known.filter((each) => each != null))], 'gift_registries')
}
