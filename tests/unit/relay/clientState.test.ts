import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { describe, expect, it, vi } from 'vitest'
import { CUSTOMER_TOKEN_TTL_MS } from '#src/platform/session/customerToken.ts'
import { createShopMockEnvironment } from '#tests/harness/components/mockEnvironment.ts'
import { clientStateQuery } from './clientStateQuery.ts'

function setUp() {
  const time = { now: 1_000 }
  const shop = createShopMockEnvironment({ now: () => time.now })
  const operation = createOperationDescriptor(getRequest(clientStateQuery), {})
  const read = () => shop.environment.lookup(operation.fragment).data
  const onChange = vi.fn<() => void>()
  shop.environment.subscribe(shop.environment.lookup(operation.fragment), onChange)
  return { ...shop, time, read, onChange }
}

describe('the client-side records of spec §3', () => {
  it('are empty for a guest without a cart, and cost no request', () => {
    const { environment, read } = setUp()
    expect(read()).toEqual({
      currentCartId: { id: null },
      customerToken: { token: null, createdAt: null, valid: false },
    })
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  it('follow the stores they live in', () => {
    const { cartId, customerToken, read, onChange } = setUp()
    cartId.set('a-cart')
    expect(read()).toMatchObject({ currentCartId: { id: 'a-cart' } })
    customerToken.issue('secret')
    expect(read()).toMatchObject({ customerToken: { token: 'secret', createdAt: 1_000, valid: true } })
    expect(onChange).toHaveBeenCalled()
  })

  it('call a refused token invalid', () => {
    const { customerToken, read } = setUp()
    customerToken.issue('secret')
    customerToken.invalidate('secret')
    expect(read()).toMatchObject({ customerToken: { token: 'secret', valid: false } })
  })

  it('call a token of one hour invalid', () => {
    const { customerToken, time } = setUp()
    customerToken.issue('secret')
    time.now += CUSTOMER_TOKEN_TTL_MS
    expect(customerToken.validToken()).toBeNull()
  })
})
