import { Observable } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { expect, it, vi } from 'vitest'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { authorization } from '#src/relay/links/authorization.ts'
import type { OperationRequest } from '#src/relay/links/link.ts'
import type { Reauthenticator } from '#src/relay/reauthentication.ts'

// The answer before Relay processes it.
const NOT_THE_OWNER: object = {
  data: null,
  errors: [
    {
      message: 'The current user cannot perform operations on cart "x"',
      extensions: { category: 'graphql-authorization' },
    },
  ],
}

async function refuse(bearer?: string) {
  const customerToken = createCustomerTokenStore({ clock: { now: () => 0 }, storage: createMemoryStorage() })
  customerToken.issue('bearer')
  const renew = vi.fn<Reauthenticator['renew']>(async () => 'abandoned')
  const cartId = createCartIdStore(createNoCookies())
  const request = {
    name: 'mergeCartsMutation',
    kind: 'mutation',
    text: '',
    id: null,
    variables: {},
    headers: {},
    policy: [],
    method: 'POST',
    ...(bearer !== undefined && { bearer }),
  } as const
  const sent: OperationRequest[] = []
  await authorization({
    customerToken,
    cartId,
    reauthenticator: { renew, state: () => ({ kind: 'idle' }) },
    isShoppersPage: () => true,
  })(request, (forwarded) => {
    sent.push(forwarded)
    return Observable.from(NOT_THE_OWNER as GraphQLResponse)
  }).toPromise()
  const sentAs = sent.map(({ headers }) => headers['authorization'])
  return { token: customerToken.validToken(), asked: renew.mock.calls.length, sentAs }
}

it('a cart that is somebody else’s ends no session that is about to begin, and does everywhere else', async () => {
  expect(await refuse('coming')).toEqual({ token: 'bearer', asked: 0, sentAs: ['Bearer coming'] })
  expect(await refuse()).toEqual({ token: null, asked: 1, sentAs: ['Bearer bearer'] })
})
