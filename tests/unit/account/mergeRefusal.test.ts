import { Observable } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { expect, it, vi } from 'vitest'
import { createCustomerTokenStore } from '#src/platform/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { authorization } from '#src/relay/links/authorization.ts'

// What arrives before Relay has judged it.
const NOT_THE_OWNER: object = {
  data: null,
  errors: [
    {
      message: 'The current user cannot perform operations on cart "x"',
      extensions: { category: 'graphql-authorization' },
    },
  ],
}

async function refuse(name: string) {
  const customerToken = createCustomerTokenStore({ clock: { now: () => 0 }, storage: createMemoryStorage() })
  customerToken.issue('bearer')
  const onRefused = vi.fn<() => void>()
  const request = { name, kind: 'mutation', text: '', id: null, variables: {}, headers: {}, method: 'POST' } as const
  await authorization({ customerToken, onRefused })(request, () =>
    Observable.from(NOT_THE_OWNER as GraphQLResponse),
  ).toPromise()
  return { token: customerToken.validToken(), told: onRefused.mock.calls.length }
}

it('a cart that is somebody else’s ends no session when carts are merged, and does everywhere else', async () => {
  expect(await refuse('mergeCartsMutation')).toEqual({ token: 'bearer', told: 0 })
  expect(await refuse('useUpdateCartItemsMutation')).toEqual({ token: null, told: 1 })
})
