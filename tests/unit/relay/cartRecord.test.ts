import { createOperationDescriptor } from 'relay-runtime'
import type { ConcreteRequest } from 'relay-runtime'
import { expect, test } from 'vitest'
import { createShopMockEnvironment } from '#tests/harness/components/mockEnvironment.ts'

const scalar = (name: string) => ({ kind: 'ScalarField', alias: null, args: null, name, storageKey: null })

/** A query of the current cart's first address with these fields, as the compiler would write it. */
function addressRequest(fields: readonly string[]): ConcreteRequest {
  const linked = (name: string, concreteType: string, plural: boolean, selections: readonly unknown[]) => ({
    ...scalar(name),
    kind: 'LinkedField',
    concreteType,
    plural,
    selections,
  })
  const addresses = linked('shipping_addresses', 'ShippingCartAddress', true, fields.map(scalar))
  const selections = [linked('customerCart', 'Cart', false, [scalar('id'), addresses])]
  const name = 'AddressQuery'
  return {
    kind: 'Request',
    fragment: {
      argumentDefinitions: [],
      kind: 'Fragment',
      metadata: null,
      name,
      type: 'Query',
      abstractKey: null,
      selections,
    },
    operation: { argumentDefinitions: [], kind: 'Operation', name, selections },
    params: { cacheID: fields.join(), id: null, metadata: {}, name, operationKind: 'query', text: name },
  } as unknown as ConcreteRequest
}

test('two answers about a cart’s first address are merged; for other addresses the last answer wins (spec §3)', () => {
  const { environment } = createShopMockEnvironment()
  const names = createOperationDescriptor(addressRequest(['firstname']), {})
  const cities = createOperationDescriptor(addressRequest(['city']), {})
  const both = createOperationDescriptor(addressRequest(['firstname', 'city']), {})
  const answer = (...addresses: readonly object[]) => ({ customerCart: { id: 'c1', shipping_addresses: addresses } })

  environment.commitPayload(names, answer({ firstname: 'Ada' }, { firstname: 'Ugo' }))
  environment.commitPayload(cities, answer({ city: 'Forlì' }))
  expect(environment.lookup(both.fragment).data).toEqual(answer({ firstname: 'Ada', city: 'Forlì' }))
  expect(environment.lookup(both.fragment).isMissingData).toBe(false)
})
