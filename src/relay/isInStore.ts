import { RecordSource } from 'relay-runtime'
import type { IEnvironment, MissingFieldHandler, OperationDescriptor, Store } from 'relay-runtime'
import { createMissingFieldHandlers } from './missingFieldHandlers.ts'

/**
 * Fields that a page can be shown without until the network answers, as if the backend had no value: the merchant's
 * settings, which are not persisted and of which a document fetches only some, the merchant's texts, and the e-mail
 * address, which not every mutation of a cart returns.
 */
const DISPENSABLE: readonly MissingFieldHandler[] = [
  {
    kind: 'scalar',
    handle: (field, record) =>
      record?.getType() === 'StoreConfig' || (record?.getType() === 'Cart' && field.name === 'email')
        ? null
        : undefined,
  },
  { kind: 'linked', handle: (field) => (field.name === 'cmsBlocks' ? null : undefined) },
]

const HANDLERS = [...createMissingFieldHandlers(), ...DISPENSABLE]

/** Whether the store can answer the operation. Writes null for missing optional fields. */
export function isInStore(environment: IEnvironment, operation: OperationDescriptor): boolean {
  if (environment.check(operation).status === 'available') return true
  const store = environment.getStore()
  const missing = new RecordSource()
  // Relay's types have an option `target` that does not exist, and lack this one.
  const options = { handlers: HANDLERS, getTargetForActor: () => missing } as unknown as Parameters<Store['check']>[1]
  if (store.check(operation, options).status !== 'available') return false
  store.publish(missing)
  return true
}
