import { RecordSource } from 'relay-runtime'
import type { IEnvironment, MissingFieldHandler, OperationDescriptor, Store } from 'relay-runtime'
import { createMissingFieldHandlers } from './missingFieldHandlers.ts'

/**
 * What a page can be shown without until the network answers, as it can when the backend has no value: settings of the
 * merchant, which no snapshot keeps and of which a document asks for some only, the merchant's words beside, and the
 * address for letters, which not every change of a cart answers.
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

/** Whether the store can answer the operation. Writes null for what is dispensable and not there. */
export function isInStore(environment: IEnvironment, operation: OperationDescriptor): boolean {
  if (environment.check(operation).status === 'available') return true
  const store = environment.getStore()
  const missing = new RecordSource()
  // Relay's types tell of an option `target` that is not there, and not of this one.
  const options = { handlers: HANDLERS, getTargetForActor: () => missing } as unknown as Parameters<Store['check']>[1]
  if (store.check(operation, options).status !== 'available') return false
  store.publish(missing)
  return true
}
